import { downloadFile, saveFile } from '../../../exporting/download-file';
import { toasts } from '../../../ui/notices/toasts';

async function download(address: string, fallbackName: string, failed: string): Promise<void> {
  try {
    const { content, name } = await downloadFile(address);
    saveFile(content, name ?? fallbackName);
  } catch {
    toasts.error(failed);
  }
}

/** An issued certificate or letter as a PDF, to send it without printing. */
export const downloadCertificate = (id: number): Promise<void> =>
  download(
    `/api/pacientes/certificados/${id}/pdf/`,
    `certificado-${id}.pdf`,
    'No se pudo descargar el PDF. Inténtelo de nuevo.',
  );

/** The doctor's order of a letter for reimbursement. */
export const downloadOrder = (address: string): Promise<void> =>
  download(address, 'orden-medica.pdf', 'No se pudo descargar la orden. Inténtelo de nuevo.');
