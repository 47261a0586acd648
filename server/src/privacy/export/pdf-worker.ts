// Started by pdf-thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { consentPdf } from '../signed-consents/consent-pdf.es.js';
import type { PdfTask } from './pdf-thread.js';
import { personPdf } from './person-pdf.es.js';

const task = workerData as PdfTask;
parentPort?.postMessage(
  await ('consent' in task ? consentPdf(task.consent, task.heading) : personPdf(task.data, task.heading)),
);
