import { DomainError } from '#domain/errors.js';
import { FILES_WAIT, tooManyFilesAtOnce } from '#domain/sentences.es.js';

/** How many files may be on their way, waiting or being read: the bytes of each are in memory. */
export interface UploadsAtOnce {
  /** Routes with the same name are counted together. */
  readonly name: string;
  readonly ofInstance: number;
  /** The limit of one sender; absent for none. */
  readonly ofSender?: number;
}

const RETRY_SECONDS = 10;

/** The uploads that an instance has begun and not yet answered. */
export class OpenUploads {
  private readonly counts = new Map<string, number>();

  /**
   * @returns a function to call once at the end of the upload.
   * @throws DomainError `TOO_MANY_REQUESTS`
   */
  begin({ name, ofInstance, ofSender = Infinity }: UploadsAtOnce, sender: string): () => void {
    const keys = [name, `${name} ${sender}`] as const;
    const [all, own] = keys.map((key) => this.counts.get(key) ?? 0) as [number, number];
    if (own >= ofSender) throw refused(tooManyFilesAtOnce(ofSender));
    if (all >= ofInstance) throw refused(FILES_WAIT);
    keys.forEach((key) => this.counts.set(key, (this.counts.get(key) ?? 0) + 1));
    return () => keys.forEach((key) => this.leave(key));
  }

  private leave(key: string): void {
    const left = (this.counts.get(key) ?? 0) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}

const refused = (message: string): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', { message, retryAfter: RETRY_SECONDS });
