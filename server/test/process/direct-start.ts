import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { SERVER, SERVER_MEMORY } from '../../../scripts/bootstrap/commands.mjs';
import { ProductProcess, ROOT } from './product-process.js';

/** Ends the server with its parent, even if the tests are killed. */
const STOP_WITH_PARENT = pathToFileURL(path.join(ROOT, 'scripts/bootstrap/stop-with-parent.mjs')).href;

/** The server that `npm start` runs, without npm and the supervisor. */
export class DirectStart extends ProductProcess {
  constructor(dataDir: string, env: NodeJS.ProcessEnv = {}) {
    const args = [...SERVER_MEMORY, '--import', STOP_WITH_PARENT, SERVER];
    super({ program: process.execPath, args }, dataDir, env);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
