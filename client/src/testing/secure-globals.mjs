import { webcrypto } from 'node:crypto';
import { locks } from 'node:worker_threads';

// jsdom lacks APIs that browsers have over HTTPS: WebCrypto and Web Locks. Node's implementations are used.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
Object.defineProperty(globalThis.navigator, 'locks', { value: locks });
