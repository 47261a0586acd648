import { Worker } from 'node:worker_threads';

/**
 * Runs a module that posts one PDF. Rendering hundreds of records takes a second or more, which would block every
 * request on the main thread.
 * @param task the module's `workerData`.
 */
export function pdfInThread(module: URL, task: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Without this process's options: the modules that they preload are for the main thread.
    const worker = new Worker(module, { workerData: task, execArgv: [] });
    worker.once('message', (pdf: Uint8Array) =>
      resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)),
    );
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the PDF was not made: its thread ended with ${code}`)));
  });
}
