import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** AES-GCM's initialization vector and the encrypted bytes. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** Only the content is encrypted: the clear-text fields are needed to find it and to expire it. */
export interface SealedDraft {
  readonly staffId: number;
  /** 'record.7.new' */
  readonly form: string;
  /** The id of the browser tab that it belongs to. */
  readonly tab: string;
  /** In milliseconds since 1970. */
  readonly keptAt: number;
  readonly hasHealthData: boolean;
  readonly sealed: Sealed;
}

export interface SealedAgenda {
  readonly staffId: number;
  /** In milliseconds since 1970. */
  readonly keptAt: number;
  readonly sealed: Sealed;
}

interface Stores extends DBSchema {
  /** Each user's key, by the user's id. */
  keys: { key: number; value: CryptoKey };
  drafts: { key: [staffId: number, form: string, tab: string]; value: SealedDraft };
  agendas: { key: number; value: SealedAgenda };
}

export type PrivateDatabase = IDBPDatabase<Stores>;

const NAME = 'huella';

let opened: Promise<PrivateDatabase | undefined> | undefined;

/** Undefined without HTTPS (except on localhost), or if the browser refuses it, as some private windows do. */
export function privateDatabase(): Promise<PrivateDatabase | undefined> {
  if (!window.isSecureContext) return Promise.resolve(undefined);
  opened ??= open().catch(() => undefined);
  return opened;
}

async function open(): Promise<PrivateDatabase> {
  const database = await openDB<Stores>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('keys');
      fresh.createObjectStore('drafts', { keyPath: ['staffId', 'form', 'tab'] });
      fresh.createObjectStore('agendas', { keyPath: 'staffId' });
    },
    // A newer version of the panel in another tab needs to change the database.
    blocking() {
      database.close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  return database;
}

export const draftsOf = (staffId: number, form?: string): IDBKeyRange =>
  // An array sorts after every text.
  form === undefined
    ? IDBKeyRange.bound([staffId], [staffId, []])
    : IDBKeyRange.bound([staffId, form], [staffId, form, []]);
