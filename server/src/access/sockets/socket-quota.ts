import type { SocketLimit } from '../../foundation/config.js';

/** The share of a limit that sockets may take before they sign in. */
const ANONYMOUS_SHARE = 0.5;

interface Count {
  open: number;
  /** The number of sockets that have not signed in. */
  anonymous: number;
}

const isFull = ({ open, anonymous }: Count, most: number): boolean =>
  open >= most || anonymous >= Math.ceil(most * ANONYMOUS_SHARE);

export interface SocketSlot {
  signIn(): void;
  release(): void;
}

export class SocketQuota {
  private readonly all: Count = { open: 0, anonymous: 0 };
  private readonly networks = new Map<string, Count>();

  constructor(private readonly limit: SocketLimit | undefined) {}

  /** @returns undefined if the limit is reached. */
  acquire(network: string): SocketSlot | undefined {
    const count = this.networks.get(network) ?? { open: 0, anonymous: 0 };
    if (this.limit && (isFull(count, this.limit.perNetwork) || isFull(this.all, this.limit.total))) {
      return undefined;
    }
    this.networks.set(network, count);
    const counts = [count, this.all];
    for (const each of counts) {
      each.open += 1;
      each.anonymous += 1;
    }
    let isAnonymous = true;
    const signIn = (): void => {
      if (isAnonymous) for (const each of counts) each.anonymous -= 1;
      isAnonymous = false;
    };
    return {
      signIn,
      release: () => {
        signIn();
        for (const each of counts) each.open -= 1;
        if (count.open === 0) this.networks.delete(network);
      },
    };
  }
}
