import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Whether any optional part is still absent, and a promise that resolves once none is. */
class AbsentParts {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** @returns ends the absence. */
  readonly add = (): (() => void) => {
    this.#count += 1;
    return () => {
      this.#count -= 1;
      if (!this.isEmpty) return;
      for (const resolve of this.#waiting) resolve();
      this.#waiting.clear();
    };
  };

  shown(): Promise<void> {
    return this.isEmpty ? Promise.resolve() : new Promise((resolve) => this.#waiting.add(resolve));
  }
}

/** React shows a part up to 300 ms after its code has been loaded, so that loaded code is not what to wait for. */
export const absentParts = new AbsentParts();

function Absent() {
  useLayoutEffect(absentParts.add, []);
  return null;
}

/** A part that its page can do without: loaded later, and left out if its code can't be loaded. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return function OptionalPart(props: Props) {
    return (
      <ErrorBoundary fallback={() => null}>
        <Suspense
          fallback={
            <>
              <Absent />
              {fallback}
            </>
          }
        >
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
