import { fetchGraphql } from '../calls/fetch-graphql';
import { BookingChallengeOperation } from './booking.fetch.generated';

/** The proof that the next booking needs; undefined where it needs none, or where this browser can't find one. */
export async function prove(): Promise<string | undefined> {
  try {
    const { bookingChallenge } = await fetchGraphql(BookingChallengeOperation, {});
    return bookingChallenge ? await solved(bookingChallenge) : undefined;
  } catch {
    // The booking itself is tried all the same, and says what is wrong.
    return undefined;
  }
}

/** Sends a form that needs a proof once there is one. Without scripts, it is sent without. */
export function proveIn(form: HTMLFormElement, field: HTMLInputElement, challenge: string): void {
  const proving = solved(challenge).then(
    (proof) => (field.value = proof),
    () => (field.value = '-'),
  );
  form.addEventListener('submit', (event) => {
    if (field.value) return;
    event.preventDefault();
    void proving.then(() => form.submit());
  });
}

/** Beside the page, which must not stop while somebody types in it. */
const solved = (challenge: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = reject;
    worker.postMessage(challenge);
  });
