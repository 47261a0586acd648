// @ts-check
import path from 'node:path';
import pg from 'pg';
import { prepareDatabase, startEmbeddedDatabase } from './built.mjs';

/**
 * Runs one query on its own connection.
 * @param {string} databaseUrl
 * @param {string} text
 * @param {unknown[]} [values]
 * @returns {Promise<any[]>} the rows.
 */
export async function query(databaseUrl, text, values) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'drill' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * The URL of another database on the same server.
 * @param {string} databaseUrl
 * @param {string} name
 */
function sibling(databaseUrl, name) {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The drills' own PostgreSQL, separate from the product's processes like a managed database, and with the same
 * durability settings as in a clinic.
 */
export class DatabaseServer {
  /**
   * @private
   * @param {import('../../server/src/foundation/postgres/embedded-postgres.js').EmbeddedPostgres} server
   */
  constructor(server) {
    this.server = server;
    this.made = 0;
  }

  /** @param {string} folder */
  static async start(folder) {
    const server = await startEmbeddedDatabase({ directory: path.join(folder, 'postgres') });
    await prepareDatabase(server.url);
    return new DatabaseServer(server);
  }

  /** A new clinic's database with the current schema. @returns {Promise<string>} its URL. */
  async createDatabase() {
    this.made += 1;
    const name = `clinic_${this.made}`;
    const { pathname } = new URL(this.server.url);
    await query(
      sibling(this.server.url, 'postgres'),
      `create database ${name} template ${pathname.slice(1)}`,
    );
    return sibling(this.server.url, name);
  }

  async stop() {
    await this.server.stop();
  }
}
