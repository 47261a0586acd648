// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { SmallDisk } from './faults/small-disk.mjs';
import { Clinic } from './product/clinic.mjs';
import { DatabaseServer } from './product/database.mjs';
import { Product } from './product/product.mjs';
import { openYearsAhead, Staff } from './product/staff.mjs';

/** Ignores failures of servers that never started. */
const nothing = () => undefined;

/**
 * @typedef {object} Instance the product on its own database.
 * @property {Product} product
 * @property {string} databaseUrl
 * @property {Staff} staff
 */

/** The surroundings of drills. Several can share one: servers are started once, on first use. */
export class Place {
  /**
   * @param {string} folder empty.
   * @param {{ short: boolean, small?: boolean }} options short: drills should take seconds, as in `npm test`; small:
   *   the clinic gets a disk small enough to fill, if this machine allows it.
   */
  constructor(folder, { short, small = false }) {
    this.folder = folder;
    this.short = short;
    this.small = small;
    /** The clinic's small disk, or the reason that there is none. @type {SmallDisk | string} */
    this.disk = 'it was not asked for';
    /** @type {Promise<Clinic> | undefined} */
    this.startedClinic = undefined;
    /** @type {Promise<DatabaseServer> | undefined} */
    this.startedServer = undefined;
    /** @type {Promise<Instance> | undefined} */
    this.startedInstance = undefined;
    /** @type {Promise<unknown>} */
    this.lastDatabase = Promise.resolve();
  }

  /** The clinic, under `npm start`. @returns {Promise<Clinic>} */
  clinic() {
    this.startedClinic ??= this.startClinic();
    return this.startedClinic;
  }

  /** @returns {Promise<string>} the URL of a new database. */
  async database() {
    this.startedServer ??= DatabaseServer.start(this.newFolder('server'));
    const server = await this.startedServer;
    // One at a time: PostgreSQL can only copy a database without connections.
    const created = this.lastDatabase.then(() => server.createDatabase());
    this.lastDatabase = created.catch(() => undefined);
    return created;
  }

  /** The product on its own database. @returns {Promise<Instance>} */
  instance() {
    this.startedInstance ??= this.startInstance();
    return this.startedInstance;
  }

  /** @param {string} name the prefix of its name. */
  newFolder(name) {
    return fs.mkdtempSync(path.join(this.folder, `${name}-`));
  }

  async close() {
    const disk = this.disk;
    if (typeof disk !== 'string') disk.empty();
    await this.startedClinic?.then((clinic) => clinic.stop(), nothing);
    await this.startedInstance?.then(({ product }) => product.stop(), nothing);
    await this.startedServer?.then((server) => server.stop(), nothing);
    if (typeof disk !== 'string') disk.unmount();
  }

  async startInstance() {
    const databaseUrl = await this.database();
    const product = await Product.start({ folder: this.newFolder('instance'), databaseUrl });
    const staff = await Staff.logIn(product.url);
    await openYearsAhead(staff);
    return { product, databaseUrl, staff };
  }

  async startClinic() {
    const folder = this.newFolder('clinic');
    if (this.small) {
      const data = path.join(folder, 'data');
      fs.mkdirSync(data);
      this.disk = SmallDisk.mount(data);
    }
    return Clinic.start(folder);
  }
}
