// Started by certificate-papers.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { certificatePdf, type CertificatePdfTask } from './certificate-pdf.es.js';

parentPort?.postMessage(await certificatePdf(workerData as CertificatePdfTask));
