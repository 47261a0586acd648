import { solve } from '#domain/visitors/booking/proof-of-work.js';
import { sha256 } from '@noble/hashes/sha2.js';

// Not the browser's own SHA-256, which needs HTTPS and is slower for many short texts.
const encoder = new TextEncoder();

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const from = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  postMessage(solve(data, (text) => sha256(encoder.encode(text)), from));
});
