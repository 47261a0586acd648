import { Navigate, useLocation } from 'react-router-dom';

/** Redirects an old address to its new one, with its parameters. */
export function RedirectTo({ path }: { path: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} state={state} replace />;
}
