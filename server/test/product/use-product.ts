import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { LiveBus } from '../../src/live/live-bus.js';
import { emptyTables } from './empty-tables.js';
import { ADMIN, NOON, startProduct, type TestOptions, type TestProduct } from './start-product.js';
import { TestClient } from './test-client.js';
import type { Wire } from './wire.js';

/** A server of somebody else's that the product calls. */
interface StandIn {
  readonly environment: Readonly<Record<string, string>>;
  start(): Promise<void>;
  /** Before each test. */
  forget(): void;
  stop(): Promise<void>;
}

interface UseOptions extends Omit<TestOptions, 'databaseUrl'> {
  /** Tables to empty before each test, with all that refers to them. */
  readonly empty?: string;
  /** Runs as long as the product, which gets its environment. */
  readonly standIn?: StandIn;
}

/** The product of a test file, and somebody of the clinic who is logged in; both can be used once tests run. */
class ProductInUse implements TestProduct {
  readonly staff = new TestClient('');
  private product: TestProduct | undefined;
  /** What it was started with, for another instance. */
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
    this.product = await startProduct(options);
    this.stopsFirst(this.product.stop);
    this.staff.url = this.product.url;
    await this.staff.logIn(ADMIN);
  }

  /** Starts another instance on the same database. */
  async startAgain(instance: ProductInUse): Promise<void> {
    await instance.start({ databaseUrl: this.databaseUrl, environment: this.environment });
    this.stopsFirst(() => instance.stop());
  }

  /** What was started later stops earlier. */
  stopsFirst(stop: () => Promise<void>): void {
    this.stops.unshift(stop);
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.splice(0)) await stop();
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
      product.stopsFirst(() => standIn.stop());
    }
    await product.start({ ...options, environment: { ...standIn?.environment, ...environment } });
  });
  beforeEach(async () => {
    product.clock.instant = NOON;
    standIn?.forget();
    if (!empty) return;
    await emptyTables(product.database, empty);
    // Nothing says so otherwise, and answers are kept until something does.
    await product.app.get(LiveBus).publish({ kind: 'RESYNC' });
  });
  afterAll(() => product.stop());
  return product;
}

/** Another instance on the same database, started like the first. */
export function useSecondInstance(first: ProductInUse): ProductInUse {
  const second = new ProductInUse();
  beforeAll(() => first.startAgain(second));
  beforeEach(() => void (second.clock.instant = first.clock.instant));
  return second;
}
