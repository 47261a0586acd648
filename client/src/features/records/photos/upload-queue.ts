import type { LocalDate } from '#domain/clinic-time.js';
import type { PhotoPlace, PhotoPurpose } from '#domain/records/photos/photo.js';
import { ConnectionError } from '../../../calls/call-errors';
import { randomKey } from '../../../calls/random-key';

/**
 * LATER: sent again by itself, once the server is reached. CONSENT: the patient has not consented to such photos.
 * FAILED: only the user can do something about it.
 */
export type UploadState = 'WAITING' | 'SENDING' | 'LATER' | 'CONSENT' | 'FAILED';

/** The patient, the visit and the place that a file belongs to. */
export interface PhotoTarget {
  readonly patientId: number;
  readonly appointmentId: number | null;
  readonly place: PhotoPlace;
  readonly purpose: PhotoPurpose;
  /** When it was taken; empty or absent for today. */
  readonly takenOn?: LocalDate;
  readonly note?: string;
}

export interface Upload extends PhotoTarget {
  /** The request's Idempotency-Key: however often the file is sent, it is stored once. */
  readonly key: string;
  readonly file: File;
  readonly state: UploadState;
  /** The share that has been sent, from 0 to 1. */
  readonly sent: number;
  /** Why it failed, in Spanish; undefined if its state says it. */
  readonly reason: string | undefined;
}

/** @throws ConnectionError, ServerError, or an AbortError. */
export type SendUpload = (
  upload: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<void>;

/** Files sent at the same time: while the server redraws one, the next is on its way. */
const PARALLEL = 2;
/** Milliseconds between attempts while the server is not reached; the browser does not always notice a lost network. */
const AGAIN_AFTER_MS = 15_000;

/** A server that asks for a longer pause has reached the user's limit. */
const LONGEST_PAUSE_SECONDS = 60;

const UNFINISHED = 'No se pudo subir. Inténtelo de nuevo.';
const TEMPORARY: ReadonlySet<string> = new Set(['DATABASE_UNAVAILABLE', 'OVERLOADED']);

/**
 * Photos on their way to the server. They exist only in memory: the browser stores no photo of a patient. They survive
 * a lost network and other pages of the panel, but not the end of the session.
 */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  #stored = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #send: SendUpload;

  constructor(send: SendUpload) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A new list after each change. */
  readonly uploads = (): readonly Upload[] => this.#uploads;

  /** How many files have been stored: once it changes, lists of photos are out of date. */
  readonly storedCount = (): number => this.#stored;

  readonly add = (files: readonly File[], target: PhotoTarget): void => {
    const added = files.map((file): Upload => ({
      ...target,
      key: randomKey(),
      file,
      state: 'WAITING',
      sent: 0,
      reason: undefined,
    }));
    this.#set([...this.#uploads, ...added]);
    this.#start();
  };

  readonly retry = (key: string): void => {
    this.#restart((upload) => upload.key === key);
  };

  readonly discard = (key: string): void => {
    this.#running.get(key)?.abort();
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
    this.#start();
  };

  /** The patient's consent for photos with this purpose has been recorded. */
  readonly consented = (patientId: number, purpose: PhotoPurpose): void =>
    this.#restart(
      (upload) => upload.state === 'CONSENT' && upload.patientId === patientId && upload.purpose === purpose,
    );

  /** The server may be reachable again. */
  readonly resume = (): void => this.#restart(({ state }) => state === 'LATER');

  /** The session is over. */
  readonly clear = (): void => {
    this.#running.forEach((controller) => controller.abort());
    if (this.#uploads.length > 0) this.#set([]);
  };

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    this.#listeners.forEach((listener) => listener());
  }

  #change(key: string, changes: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  #restart(isMeant: (upload: Upload) => boolean): void {
    this.#set(
      this.#uploads.map((upload) =>
        isMeant(upload) && !this.#running.has(upload.key)
          ? { ...upload, state: 'WAITING', sent: 0, reason: undefined }
          : upload,
      ),
    );
    this.#start();
  }

  #start(): void {
    for (const upload of this.#uploads) {
      if (this.#running.size >= PARALLEL) return;
      if (upload.state === 'WAITING') void this.#run(upload);
    }
  }

  async #run(upload: Upload): Promise<void> {
    const { key } = upload;
    const controller = new AbortController();
    this.#running.set(key, controller);
    this.#change(key, { state: 'SENDING' });
    try {
      await this.#send(upload, controller.signal, (sent) => this.#change(key, { sent }));
      this.#stored += 1;
      this.#set(this.#uploads.filter((one) => one.key !== key));
    } catch (error) {
      this.#change(key, outcomeOf(error));
      this.#tryAgainLater();
    } finally {
      this.#running.delete(key);
      this.#start();
    }
  }

  #tryAgainLater(): void {
    clearTimeout(this.#timer);
    if (this.#uploads.some(({ state }) => state === 'LATER'))
      this.#timer = setTimeout(this.resume, AGAIN_AFTER_MS);
  }
}

/** The errors of `SendUpload` say more than their class, which may come from a proxy's answer. */
interface Refusal {
  readonly code?: string;
  readonly sentence?: string | undefined;
  readonly retryAfter?: number | undefined;
}

function outcomeOf(error: unknown): Pick<Upload, 'state' | 'sent' | 'reason'> {
  if (error instanceof ConnectionError) return { state: 'LATER', sent: 0, reason: undefined };
  const { code = '', sentence, retryAfter = Infinity } = error as Refusal;
  const isTemporary =
    TEMPORARY.has(code) || (code === 'TOO_MANY_REQUESTS' && retryAfter <= LONGEST_PAUSE_SECONDS);
  if (isTemporary) return { state: 'LATER', sent: 0, reason: sentence };
  if (code === 'CONSENT_MISSING') return { state: 'CONSENT', sent: 0, reason: undefined };
  return { state: 'FAILED', sent: 0, reason: sentence ?? UNFINISHED };
}
