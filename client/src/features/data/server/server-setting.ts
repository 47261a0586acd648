import type { ConnectionSource } from '#domain/access/connection-source.js';

/** One text that the operator sets with an environment variable, or else a user here. */
export interface ServerSetting {
  readonly source: ConnectionSource;
  readonly value: string | null;
  readonly version: number | null;
}

export interface SettingWords {
  readonly title: string;
  readonly about: string;
  /** Without a value. */
  readonly none: string;
  /** Set with an environment variable. */
  readonly environment: string;
  readonly set: string;
  readonly remove: string;
  /** Says what happens when it is removed. */
  readonly removing: string;
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly notLoaded: string;
  readonly saved: string;
  readonly removed: string;
}

export interface SettingActions {
  readonly faultOf: (value: string) => string | undefined;
  readonly maxLength: number;
  readonly save: (value: string, password: string) => Promise<unknown>;
  readonly remove: (password: string) => Promise<unknown>;
}
