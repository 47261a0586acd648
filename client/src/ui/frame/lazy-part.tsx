import { type ComponentType, lazy, useState } from 'react';

interface LazyPart<Props extends object> {
  /** Needs a `Suspense` around it. */
  Part: ComponentType<Props>;
  /** Loads the code before it is needed. If that fails, the failure shows once the part is rendered. */
  preload: () => void;
}

/** A part of a page whose code may be preloaded: then it renders immediately, without a fallback. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => ({ default: (loaded = await load()) });
  const Later = lazy(get);
  function Part(props: Props) {
    // Switching components on a later render would lose the user's input.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { Part, preload: () => void get().catch(() => undefined) };
}
