import { fetchGraphql } from '../../../calls/fetch-graphql';
import { BookingChallengeOperation } from './booking.fetch.generated';

/** The proof of work for the next booking; undefined if none is needed, or this browser can't compute one. */
export async function prove(): Promise<string | undefined> {
  try {
    const { bookingChallenge } = await fetchGraphql(BookingChallengeOperation, {});
    return bookingChallenge ? await solved(bookingChallenge) : undefined;
  } catch {
    // The booking is attempted anyway, and its response reports the problem.
    return undefined;
  }
}

/**
 * Delays the submission of a form that needs a proof until it is computed. Without scripts, the form is sent without
 * one.
 */
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

/** In a worker, so that the page does not block while the visitor types. */
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
