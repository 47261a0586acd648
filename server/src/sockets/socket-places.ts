import type { SocketLimit } from '../config.js';

/** How much of a limit sockets may fill whose user is not known yet. */
const UNKNOWN_SHARE = 0.5;

interface Count {
  open: number;
  /** Of those, the ones whose user is not known yet. */
  unknown: number;
}

const isFull = ({ open, unknown }: Count, most: number): boolean =>
  open >= most || unknown >= Math.ceil(most * UNKNOWN_SHARE);

/** One socket's place among those that may be open. */
export interface SocketPlace {
  /** Its user is known now. */
  signIn(): void;
  leave(): void;
}

/** Counts open sockets, so that neither one network nor all together take more than their share. */
export class SocketPlaces {
  private readonly all: Count = { open: 0, unknown: 0 };
  private readonly networks = new Map<string, Count>();

  constructor(private readonly limit: SocketLimit | undefined) {}

  /** @returns undefined where there is no place left. */
  take(network: string): SocketPlace | undefined {
    const count = this.networks.get(network) ?? { open: 0, unknown: 0 };
    if (this.limit && (isFull(count, this.limit.perNetwork) || isFull(this.all, this.limit.total))) {
      return undefined;
    }
    this.networks.set(network, count);
    const counts = [count, this.all];
    for (const each of counts) {
      each.open += 1;
      each.unknown += 1;
    }
    let isUnknown = true;
    const signIn = (): void => {
      if (isUnknown) for (const each of counts) each.unknown -= 1;
      isUnknown = false;
    };
    return {
      signIn,
      leave: () => {
        signIn();
        for (const each of counts) each.open -= 1;
        if (count.open === 0) this.networks.delete(network);
      },
    };
  }
}
