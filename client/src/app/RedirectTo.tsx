import { Navigate, useLocation } from 'react-router-dom';

/** Sends an old address on to its new one, with everything that came with it. */
export function RedirectTo({ path }: { path: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} state={state} replace />;
}
