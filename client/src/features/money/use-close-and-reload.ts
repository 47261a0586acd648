import { useApolloClient } from '@apollo/client/react';
import { reloadPage } from '../../apollo/page-reload';

/** Closes a dialog once it has saved, and loads again what the page below shows of money. */
export function useCloseAndReload(onClose: () => void): () => void {
  const client = useApolloClient();
  return () => {
    onClose();
    void reloadPage(client);
  };
}
