import { Worker } from 'node:worker_threads';
import type { SignedConsentRow } from '../signed-consents/signed-consent.row.js';
import type { ExportHeading } from './export-heading.js';
import type { PersonData } from './exported-data.js';

export type PdfTask = { readonly heading: ExportHeading } & (
  | { readonly data: PersonData }
  | { readonly consent: SignedConsentRow }
);

const WORKER = new URL('./pdf-worker.js', import.meta.url);

/** Rendering hundreds of records takes a second or more, which would block every request on the main thread. */
export function pdfInThread(task: PdfTask): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Without this process's options: the modules that they preload are for the main thread.
    const worker = new Worker(WORKER, { workerData: task, execArgv: [] });
    worker.once('message', (pdf: Uint8Array) =>
      resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)),
    );
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the PDF was not made: its thread ended with ${code}`)));
  });
}
