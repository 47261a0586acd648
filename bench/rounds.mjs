import autocannon from 'autocannon';

const CONNECTIONS = 20;
const ROUNDS = 5;
const SECONDS = 3;
/** Long enough for V8 to compile the hot code, as in a server that has run for a while. */
const WARM_UP_SECONDS = 8;
const ANSWERS = 15;

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * autocannon converts each body to text. For a compressed page of 10 kB, that takes twice as long as the server's
 * response, so autocannon would measure itself.
 */
const leaveBodies = ({ pipelinedRequests }) => {
  pipelinedRequests.addBody = () => undefined;
};

/** Requests per second that got the expected answer. */
async function measure({ url, request, ok }, seconds) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [request],
    setupClient: leaveBodies,
  });
  const answered = Object.entries(result.statusCodeStats ?? {});
  const wrong = answered.filter(([status]) => Number(status) !== ok);
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(
      `${url}: unexpected answers ${JSON.stringify(result.statusCodeStats)}, errors ${result.errors}`,
    );
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/**
 * Measures contenders in turn, round by round, so that a noisy machine affects all of them, and prints each
 * rate as a ratio to the first one's in the same round.
 * @param {string} title
 * @param {Array<{name: string, url: string, request: object, ok: number, goal?: number}>} contenders the reference
 *   first; a goal is a ratio to reach.
 */
export async function compare(title, contenders) {
  for (const contender of contenders) await measure(contender, WARM_UP_SECONDS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const results = [];
    for (const contender of contenders) results.push(await measure(contender, SECONDS));
    rounds.push(results);
  }
  console.log(
    `\n${title} (${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s; medians)`,
  );
  contenders.forEach(({ name, goal }, index) => {
    const rate = median(rounds.map((results) => results[index].perSecond));
    const ratios = rounds.map((results) => results[index].perSecond / results[0].perSecond);
    const verdict = goal === undefined ? '' : `   goal ${goal}: ${median(ratios) >= goal ? 'met' : 'short'}`;
    const p99 = median(rounds.map((results) => results[index].p99));
    console.log(
      `  ${name.padEnd(24)} ${rate.toFixed(0).padStart(6)} requests/s   ratio ${median(ratios).toFixed(2)}` +
        ` (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})   p99 ${p99} ms${verdict}`,
    );
  });
}

/** A meaningless parameter makes each request unique, so that no response comes from the cache. */
export function neverTheSame(request) {
  let asked = 0;
  return { ...request, setupRequest: (sent) => ({ ...sent, path: `${request.path}&asked=${(asked += 1)}` }) };
}

/** Sends one request after another, as a single user does, and prints how long a response takes. */
export async function timeAnswers(title, contenders, goalMs) {
  console.log(`\n${title} (${ANSWERS} answers one by one, after as many; goal ${goalMs} ms)`);
  for (const {
    name,
    url,
    request: { path, ...init },
  } of contenders) {
    const times = [];
    for (let answer = 0; answer < 2 * ANSWERS; answer += 1) {
      const began = performance.now();
      const response = await fetch(url + path, init);
      const { errors } = await response.json();
      if (errors) throw new Error(JSON.stringify(errors));
      times.push(performance.now() - began);
    }
    const measured = times.slice(ANSWERS);
    const worst = Math.max(...measured);
    const verdict = worst <= goalMs ? 'ok' : 'OVER';
    console.log(
      `  ${name.padEnd(24)} ${median(measured).toFixed(0)} ms   worst ${worst.toFixed(0)} ms ${verdict}`,
    );
  }
}
