import { runInThisContext } from 'node:vm';

// jsdom lacks fetch and others, and Jest hides Node's own. `vm` reaches the context that has them.
for (const name of ['Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder', 'structuredClone']) {
  globalThis[name] ??= runInThisContext(name);
}
