import { useState } from 'react';
import { downloadFile, saveFile } from '../../exporting/download-file';
import { toasts } from '../../ui/notices/toasts';

/** Takes a spreadsheet from the server. @param failed the sentence shown if that fails */
export function useFile(failed: string) {
  const [isLoading, setLoading] = useState(false);
  return {
    isLoading,
    take: (address: string, fallbackName: string) => {
      setLoading(true);
      downloadFile(address)
        .then(({ content, name }) => saveFile(content, name ?? fallbackName))
        .catch(() => toasts.error(failed))
        .finally(() => setLoading(false));
    },
  };
}
