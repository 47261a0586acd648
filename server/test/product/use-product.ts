import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { emptyTables, resync } from './empty-tables.js';
import { ADMIN, NOON, startProduct, type TestOptions, type TestProduct } from './start-product.js';
import { assertSameSchema, sharedProduct } from './shared-product.js';
import { TestClient } from './test-client.js';
import type { Wire } from './wire.js';

/** A stand-in for an external server that the product calls. */
interface FakeService {
  readonly environment: Readonly<Record<string, string>>;
  start(): Promise<void>;
  /** Runs before each test. */
  forget(): void;
  stop(): Promise<void>;
}

interface UseOptions extends Omit<TestOptions, 'databaseUrl'> {
  /** Tables to empty before each test, with everything that refers to them. */
  readonly empty?: string;
  /** An external service that runs as long as the product, which gets its environment. */
  readonly standIn?: FakeService;
}

/** The product of a test file, and a logged-in user of the clinic. Both are available once tests run. */
class ProductInUse implements TestProduct {
  readonly staff = new TestClient('');
  private product: TestProduct | undefined;
  /** The product's environment, for another instance. */
  private environment: Readonly<Record<string, string>> = {};
  private stops: (() => Promise<void>)[] = [];

  get url(): string {
    return this.running.url;
  }
  get databaseUrl(): string {
    return this.running.databaseUrl;
  }
  get database(): TestProduct['database'] {
    return this.running.database;
  }
  get clock(): TestProduct['clock'] {
    return this.running.clock;
  }
  get app(): TestProduct['app'] {
    return this.running.app;
  }
  get wire(): Wire {
    const { wire } = this.running;
    if (!wire) throw new Error('no wire: use the product with `behindWire`');
    return wire;
  }
  client(): TestClient {
    return this.running.client();
  }
  logIn(): Promise<TestClient> {
    return this.running.logIn();
  }

  async start(options: TestOptions): Promise<void> {
    const { environment } = options;
    if (environment) this.environment = environment;
    const product = await startProduct(options);
    this.onStop(product.stop);
    await this.use(product);
  }

  /** Uses the product that other files use as well, with the data of a new clinic. */
  async share(): Promise<void> {
    await this.use(await sharedProduct());
  }

  async startInstance(instance: ProductInUse): Promise<void> {
    await instance.start({ databaseUrl: this.databaseUrl, environment: this.environment });
    this.onStop(() => instance.stop());
  }

  /** Adds a stop. They run in reverse order of the starts. */
  onStop(stop: () => Promise<void>): void {
    this.stops.unshift(stop);
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.splice(0)) await stop();
  }

  private async use(product: TestProduct): Promise<void> {
    this.product = product;
    this.staff.url = product.url;
    await this.staff.logIn(ADMIN);
  }

  private get running(): TestProduct {
    if (!this.product) throw new Error('the product starts with the tests: use it in them, or in a hook');
    return this.product;
  }
}

/** Starts the product for a test file and stops it afterwards. Each test begins at noon. */
export function useProduct({ empty, standIn, environment, ...options }: UseOptions = {}): ProductInUse {
  const product = new ProductInUse();
  beforeAll(async () => {
    if (standIn) {
      await standIn.start();
      product.onStop(() => standIn.stop());
    }
    await product.start({ ...options, environment: { ...standIn?.environment, ...environment } });
  });
  beforeEach(() => {
    standIn?.forget();
    return prepare(product, empty);
  });
  afterAll(() => product.stop());
  return product;
}

/**
 * As `useProduct` for files that leave nothing behind but rows: a start costs half a second of processor time. The
 * product must keep its settings, tables, triggers and services. Not for files about query plans: the statistics of the
 * tables are those of earlier files.
 */
export function useSharedProduct({ empty }: Pick<UseOptions, 'empty'> = {}): ProductInUse {
  const product = new ProductInUse();
  beforeAll(() => product.share());
  beforeEach(() => prepare(product, empty));
  afterAll(async () => {
    await product.stop();
    await assertSameSchema();
  });
  return product;
}

async function prepare(product: ProductInUse, empty: string | undefined): Promise<void> {
  product.clock.instant = NOON;
  if (!empty) return;
  await emptyTables(product.database, empty);
  await resync(product);
}

/** Another instance on the same database, started like the first. */
export function useSecondInstance(first: ProductInUse): ProductInUse {
  const second = new ProductInUse();
  beforeAll(() => first.startInstance(second));
  beforeEach(() => void (second.clock.instant = first.clock.instant));
  return second;
}
