import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { pino } from 'pino';
import { BackupRuns } from '../../../src/data/backup/backup-runs.js';
import type { RunEnd } from '../../../src/data/backup/backup-journal.js';
import { eventually } from '../../product/eventually.js';
import { startProduct, type TestProduct } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';

/** A folder of its own for each test, and the products that store their backups in it. */
export class BackupFolder {
  /** The test's folder. It contains only what the test puts there. */
  folder = '';
  /** The products' log, from `warn` on. */
  log = '';
  private readonly products: TestProduct[] = [];

  constructor() {
    beforeEach(async () => {
      this.folder = await mkdtemp(path.join(tmpdir(), 'huella-backups-'));
    });
    afterEach(async () => {
      await this.stopAll();
      await rm(this.folder, { recursive: true, force: true });
    });
  }

  /** `BACKUP_DIR`, created by the first backup. */
  get backups(): string {
    return path.join(this.folder, 'copias');
  }

  /** @param databaseUrl the database of another product, to start a second instance of it. */
  async start(environment: Record<string, string> = {}, databaseUrl?: string): Promise<TestProduct> {
    const product = await startProduct({
      environment: { BACKUP_DIR: this.backups, ...environment },
      logger: pino({ level: 'warn' }, { write: (line: string) => void (this.log += line) }),
      ...(databaseUrl && { databaseUrl }),
    });
    this.products.push(product);
    // Waits until its work at start-up is done.
    await product.app.get(BackupRuns).settled();
    return product;
  }

  async stopAll(): Promise<void> {
    // The product stopped last created the database that the others share.
    for (const product of this.products.splice(0).reverse()) await product.stop();
  }
}

export const BACKUP = `id state cause reason startedAt finishedAt fileName isThere encrypted bytes rowCount
  tables { name rows }`;

interface Shown {
  id: number;
  state: string;
  reason: string | null;
  fileName: string;
  isThere: boolean;
  rowCount: number;
  [other: string]: unknown;
}

/** The backups and their status, as the panel shows them. */
export async function ask(staff: TestClient) {
  const { body } = await staff.graphql(
    `{ backups { ${BACKUP} } backupStatus { warning isRunning encrypts nightlyAt keep { daily weekly monthly }
       lastGood { id } } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data as { backups: Shown[]; backupStatus: Record<string, unknown> };
}

/** Makes a backup and waits until it has finished. */
export async function make(product: TestProduct): Promise<RunEnd> {
  const started = await product.app.get(BackupRuns).start('STAFF');
  return started!.ended;
}

/** Waits until no nightly backup job is left to do. */
export const untilNoJobs = (product: TestProduct): Promise<void> =>
  eventually(async () => {
    const { rows } = await product.database.query(
      "select from pgboss.job where name = 'nightly-backup' and state in ('created', 'active', 'retry')",
    );
    return rows.length === 0;
  }, 'the end of all jobs');
