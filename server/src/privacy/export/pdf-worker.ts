// Started by pdf-thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfTask } from './pdf-thread.js';
import { personPdf } from './person-pdf.es.js';

const { data, heading } = workerData as PdfTask;
parentPort?.postMessage(await personPdf(data, heading));
