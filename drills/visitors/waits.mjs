// @ts-check
import { NoAnswer } from '../product/send.mjs';

/** Records how long callers wait, with or without a response. */
export class Waits {
  /** @param {import('./free-hours.mjs').Ask} ask */
  constructor(ask) {
    this.longestMs = 0;
    this.longestOf = '';
    /** @type {import('./free-hours.mjs').Ask} */
    this.ask = async (path, call) => {
      try {
        const answer = await ask(path, call);
        this.note(answer.ms, `${path}: ${answer.status}`);
        return answer;
      } catch (error) {
        if (error instanceof NoAnswer) this.note(error.ms, `${path}: ${error.code}`);
        throw error;
      }
    };
  }

  /**
   * @param {number} ms
   * @param {string} what
   */
  note(ms, what) {
    if (ms <= this.longestMs) return;
    this.longestMs = ms;
    this.longestOf = what;
  }
}
