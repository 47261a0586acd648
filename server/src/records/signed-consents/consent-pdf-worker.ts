// Started by consent-papers.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { consentPdf, type ConsentPdfTask } from './consent-pdf.es.js';

parentPort?.postMessage(await consentPdf(workerData as ConsentPdfTask));
