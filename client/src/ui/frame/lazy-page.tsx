import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { Loading } from './Loading';
import { BrokenPart, TryAgain } from './TryAgain';

const LOAD_LIMIT_MS = 120_000;

class PageNotLoaded extends Error {}

function withinLimit<Result>(loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PageNotLoaded('The page took too long to load')),
      LOAD_LIMIT_MS,
    );
    loading
      .then(resolve, (cause) => reject(new PageNotLoaded('The page could not be loaded', { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/**
 * A page whose code is loaded when it is first shown. If that fails, it offers to try again: first by importing the
 * code again, then by reloading the document, since the old code is gone after an update. A page that fails while it is
 * shown offers to reload the document; the rest of the screen stays usable.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  reload = () => location.reload(),
): ComponentType<Props> {
  const attempt = () => lazy(async () => ({ default: await withinLimit(load()) }));
  let page = attempt();
  let failures = 0;

  function retry() {
    failures += 1;
    if (failures > 1) reload();
    page = attempt();
  }

  return function LazyPage(props: Props) {
    // A rerender must not load the code again.
    const [Page, setPage] = useState(() => page);
    return (
      <ErrorBoundary
        onRetry={() => {
          retry();
          setPage(() => page);
        }}
        fallback={(tryAgain, error) =>
          error instanceof PageNotLoaded ? (
            <TryAgain
              sentence="No se pudo cargar esta página."
              detail="Revise su conexión a internet."
              onRetry={tryAgain}
            />
          ) : (
            <BrokenPart
              sentence="Algo falló al mostrar esta página."
              detail="Lo guardado no se perdió. Vuelva a cargarla, o siga en otra página del menú."
              button="Volver a cargar"
              onRetry={reload}
            />
          )
        }
      >
        <Suspense fallback={<Loading />}>
          <Page {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
