// Started by person-exports.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { personPdf, type PersonPdfTask } from './person-pdf.es.js';

parentPort?.postMessage(await personPdf(workerData as PersonPdfTask));
