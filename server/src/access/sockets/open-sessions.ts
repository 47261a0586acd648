import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ApiKeys } from '../keys/api-keys.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LiveBus } from '../../foundation/live/live-bus.js';

/**
 * Finds sessions and keys that ended without an event: expired, or ended by SQL, in the terminal, or while the database
 * did not respond.
 */
const CHECK_EVERY_MS = 5_000;

@Injectable()
export class OpenSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<() => void>>();
  private interval: NodeJS.Timeout | undefined;
  private isChecking = false;

  constructor(
    private readonly live: LiveBus,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeys,
  ) {}

  onApplicationBootstrap(): void {
    this.live.onEvent((event) => {
      if (event.kind === 'SESSION') this.end(event.sessionId);
      // The event of a session's end may have been missed.
      if (event.kind === 'RESYNC') void this.check();
    });
    this.interval = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.interval);
  }

  /** @param sessionId or the id of a key. @returns a function that removes the listener. */
  onEnd(sessionId: string, listener: () => void): () => void {
    const listeners = this.listeners.get(sessionId) ?? new Set();
    this.listeners.set(sessionId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(sessionId);
    };
  }

  private end(sessionId: string): void {
    for (const listener of this.listeners.get(sessionId) ?? []) listener();
  }

  private async check(): Promise<void> {
    if (this.isChecking || this.listeners.size === 0) return;
    this.isChecking = true;
    try {
      const asked = [...this.listeners.keys()];
      const open = await this.sessions.servedAmong(asked);
      const working = await this.keys.workingAmong(asked);
      for (const id of asked) if (!open.has(id) && !working.has(id)) this.end(id);
    } catch {
      // The database does not respond: sessions that can't be checked are considered open.
    } finally {
      this.isChecking = false;
    }
  }
}
