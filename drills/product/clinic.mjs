// @ts-check
import path from 'node:path';
import { postmasterOf } from '../faults/processes.mjs';
import { runningDatabaseUrl } from './built.mjs';
import { NPM_START, Product } from './product.mjs';
import { openYearsAhead, Staff } from './staff.mjs';

/** The product as most clinics run it: `npm start` with the embedded database, in its own folder. */
export class Clinic {
  /**
   * @private
   * @param {Product} product
   * @param {string} dataFolder
   * @param {string} databaseUrl
   */
  constructor(product, dataFolder, databaseUrl) {
    this.product = product;
    this.dataFolder = dataFolder;
    this.databaseUrl = databaseUrl;
  }

  /** @param {string} folder */
  static async start(folder) {
    const product = await Product.start({ folder, command: NPM_START });
    await openYearsAhead(await Staff.logIn(product.url));
    const dataFolder = path.join(folder, 'data');
    const databaseUrl = await runningDatabaseUrl(path.join(dataFolder, 'postgres'));
    if (!databaseUrl) throw new Error('the embedded database does not run');
    return new Clinic(product, dataFolder, databaseUrl);
  }

  get postmaster() {
    return postmasterOf(this.dataFolder);
  }

  async stop() {
    await this.product.stop();
  }
}
