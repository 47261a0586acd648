import { useStockChanges } from '../apollo/use-stock-changes';

/** Keeps the live connection open on every page: the server closes it when the session ends, which logs the panel out. */
export function StaysConnected() {
  useStockChanges();
  return null;
}
