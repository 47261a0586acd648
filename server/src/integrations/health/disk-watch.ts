import { statfs } from 'node:fs/promises';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Metric } from '../../foundation/metrics/exposition.js';

/** PostgreSQL's write-ahead log grows in files of this size. */
const FULL_BELOW_BYTES = 16 * 1024 * 1024;
const LOOK_EVERY_MS = 10_000;

export interface WatchedFolder {
  readonly name: 'data' | 'backups';
  readonly path: () => Promise<string>;
  /** Whether the folder contains the database, so that nothing can be stored while it is full. */
  readonly hasDatabase: boolean;
}

export class DiskWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly freeBytes = new Map<WatchedFolder, number>();
  private readonly asked = new Set<WatchedFolder>();

  constructor(
    private readonly folders: readonly WatchedFolder[],
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whether the disk of the database was full at the last check. */
  get isDatabaseFull(): boolean {
    return this.folders.some((folder) => folder.hasDatabase && this.isFull(folder));
  }

  metric(): Metric {
    const samples = [...this.freeBytes].map(([{ name }, value]) => ({ labels: { folder: name }, value }));
    return { name: 'huella_disk_free_bytes', help: 'Free space, by folder.', type: 'gauge', samples };
  }

  private isFull(folder: WatchedFolder): boolean {
    return (this.freeBytes.get(folder) ?? Infinity) < FULL_BELOW_BYTES;
  }

  private async look(): Promise<void> {
    for (const folder of this.folders) {
      // A folder on another machine may not answer for hours, and each question to it occupies a thread.
      if (this.asked.has(folder)) continue;
      this.asked.add(folder);
      await this.lookAt(folder).finally(() => this.asked.delete(folder));
    }
  }

  private async lookAt(folder: WatchedFolder): Promise<void> {
    const wasFull = this.isFull(folder);
    // The backup folder does not exist before the first backup.
    const found = await folder
      .path()
      .then((at) => statfs(at))
      .catch(() => undefined);
    if (!found) return;
    this.freeBytes.set(folder, found.bavail * found.bsize);
    if (this.isFull(folder) !== wasFull) this.report(folder, wasFull);
  }

  private report(folder: WatchedFolder, wasFull: boolean): void {
    const details = { folder: folder.name, freeBytes: this.freeBytes.get(folder) };
    if (wasFull) this.logger.info(details, 'the disk has space again');
    else this.logger.error(details, 'the disk is full');
  }
}
