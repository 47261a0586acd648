import { afterEach, expect, it } from '@jest/globals';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { Clock } from '../../../src/foundation/clock.js';
import { Sql } from '../../../src/foundation/database/sql.js';
import { type QueueOptions, Jobs } from '../../../src/foundation/jobs/jobs.js';
import { useProduct } from '../../product/use-product.js';
import { Wire } from '../../product/wire.js';

const product = useProduct();

const running: Jobs[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.beforeApplicationShutdown()));
});

interface Note {
  readonly text: string;
}

/** The job system of a server instance. */
async function instance(
  queue: string,
  work: (note: Note) => Promise<void>,
  options: QueueOptions = {},
  { databaseUrl = product.databaseUrl, logger = pino({ level: 'silent' }) } = {},
): Promise<Jobs> {
  const jobs = new Jobs(
    product.app.get(MikroORM).em.fork() as EntityManager,
    product.app.get(Sql),
    new Clock('America/Santiago'),
    databaseUrl,
    logger,
  );
  jobs.define(queue, options, work);
  running.push(jobs);
  await jobs.onApplicationBootstrap();
  return jobs;
}

/** Notes what the work received. Its promise resolves once it has the given number of notes. */
function notebook() {
  const notes: string[] = [];
  let tell: () => void = () => undefined;
  return {
    notes,
    write: (text: string) => {
      notes.push(text);
      tell();
    },
    holding: (count: number) =>
      new Promise<void>((resolve) => {
        tell = () => notes.length >= count && resolve();
        tell();
      }),
  };
}

it('gives each job to only one of two instances', async () => {
  const done = notebook();
  const first = await instance('each-once', async ({ text }) => done.write(text));
  const second = await instance('each-once', async ({ text }) => done.write(text));
  const texts = Array.from({ length: 20 }, (_, index) => `job ${index}`);
  await Promise.all(texts.map((text, index) => (index % 2 ? first : second).send('each-once', { text })));
  await done.holding(20);
  expect(done.notes.toSorted()).toEqual(texts.toSorted());
});

it('queues a job in the transaction that sends it, and not at all if that rolls back', async () => {
  const done = notebook();
  const jobs = await instance('with-the-rest', async ({ text }) => done.write(text));
  const em = product.app.get(MikroORM).em.fork();
  const failed = em.transactional(async () => {
    await jobs.send('with-the-rest', { text: 'of a failure' });
    throw new Error('the rest failed');
  });
  await expect(failed).rejects.toThrow('the rest failed');
  await em.transactional(() => jobs.send('with-the-rest', { text: 'of a success' }));
  await done.holding(1);
  expect(done.notes).toEqual(['of a success']);
});

it('retries a failed job on whichever instance is left', async () => {
  const done = notebook();
  const failing = notebook();
  const options = { retries: 3, retryDelaySeconds: 1 };
  const first = await instance(
    'again',
    async ({ text }) => {
      failing.write(text);
      throw new Error('not today');
    },
    options,
  );
  await first.send('again', { text: 'a job' });
  await failing.holding(1);
  await first.beforeApplicationShutdown();
  await instance('again', async ({ text }) => done.write(text), options);
  await done.holding(1);
  expect(done.notes).toEqual(['a job']);
});

it('logs that a job failed, without its data', async () => {
  const lines = notebook();
  const logger = pino({ level: 'error' }, { write: (line: string) => lines.write(line) });
  const fail = async ({ text }: Note) => {
    throw new Error(`could not tell ${text}`);
  };
  const jobs = await instance('failing', fail, {}, { logger });
  await jobs.send('failing', { text: 'Rosa, +56912345678' });
  await lines.holding(1);
  expect(JSON.parse(lines.notes[0]!)).toMatchObject({
    queue: 'failing',
    fault: 'Error',
    msg: 'a job failed',
  });
  expect(lines.notes[0]).not.toMatch(/Rosa|56912345678/);
});

it('keeps jobs that were queued while no worker was running', async () => {
  const done = notebook();
  const sender = await instance('later', async () => undefined);
  await sender.send('later', { text: 'for tomorrow' }, { startAfterSeconds: 1 });
  await sender.beforeApplicationShutdown();
  await instance('later', async ({ text }) => done.write(text));
  await done.holding(1);
  expect(done.notes).toEqual(['for tomorrow']);
});

it.each([
  ['the database went away', (wire: Wire) => wire.cut(), (wire: Wire) => wire.mend()],
  [
    'the network silently dropped everything',
    async (wire: Wire) => wire.lose(),
    async (wire: Wire) => wire.find(),
  ],
])(
  'recovers the job queue after %s',
  async (_what, leave, comeBack) => {
    const { wire, nearUrl } = await Wire.to(product.databaseUrl);
    const done = notebook();
    await instance('over-the-wire', async ({ text }) => done.write(text), {}, { databaseUrl: nearUrl });
    const nearby = await instance('elsewhere', async () => undefined);
    await leave(wire);
    await nearby.send('over-the-wire', { text: 'sent meanwhile' });
    await comeBack(wire);
    await done.holding(1);
    expect(done.notes).toEqual(['sent meanwhile']);
    await Promise.all(running.splice(0).map((jobs) => jobs.beforeApplicationShutdown()));
    await wire.cut();
  },
  40_000,
);
