// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { NoAnswer, send } from './send.mjs';

const CHECK_EVERY_MS = 200;

/**
 * A simple round-robin load balancer: it checks every 200 ms which instances are ready, distributes new requests among
 * them, and tries the next instance if a connection is refused, because then nothing was sent. It never sends a request
 * twice.
 */
export class Balancer {
  /** @param {readonly string[]} urls the instances' URLs. */
  constructor(urls) {
    this.urls = urls;
    /** @type {Set<string>} */
    this.healthy = new Set();
    this.turn = 0;
    this.stopped = false;
    this.checks = urls.map((url) => this.keepChecking(url));
    /** @type {import('../visitors/free-hours.mjs').Ask} */
    this.ask = async (path, call) => {
      for (let tried = 0; ; tried += 1) {
        const healthy = this.urls.filter((url) => this.healthy.has(url));
        const url = healthy[this.turn++ % Math.max(1, healthy.length)];
        if (!url) throw new NoAnswer('NO_INSTANCE', 0);
        try {
          return await send(`${url}${path}`, call);
        } catch (error) {
          if (!(error instanceof NoAnswer) || !error.wasRefused || tried >= this.urls.length) throw error;
          this.healthy.delete(url);
        }
      }
    };
  }

  /** Waits until an instance gets its share of the requests. @param {string} url */
  async serves(url) {
    while (!this.healthy.has(url)) await delay(CHECK_EVERY_MS);
  }

  async stop() {
    this.stopped = true;
    await Promise.all(this.checks);
  }

  /** @param {string} url */
  async keepChecking(url) {
    for (; !this.stopped; await delay(CHECK_EVERY_MS)) {
      const isReady = await send(`${url}/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isReady) this.healthy.add(url);
      else this.healthy.delete(url);
    }
  }
}
