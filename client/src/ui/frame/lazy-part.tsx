import { type ComponentType, lazy, useState } from 'react';

interface LazyPart<Props extends object> {
  /** Needs a `Suspense` around it. */
  Part: ComponentType<Props>;
  /** Loads the code before it is needed; a failure shows when it is. */
  preload: () => void;
}

/** A part of a page whose code may be loaded before it is shown: then it is drawn at once, with nothing in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => ({ default: (loaded = await load()) });
  const Later = lazy(get);
  function Part(props: Props) {
    // Another component at a later drawing would lose what was typed.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { Part, preload: () => void get().catch(() => undefined) };
}
