import { webcrypto } from 'node:crypto';
import { locks } from 'node:worker_threads';

// jsdom lacks what browsers have over HTTPS: WebCrypto and Web Locks. Node's are the real ones.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
Object.defineProperty(globalThis.navigator, 'locks', { value: locks });
