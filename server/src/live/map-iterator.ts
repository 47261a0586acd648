/** Its `return` reaches the source at once, which a generator waiting for its next event would put off. */
export function mapIterator<From, To>(
  source: AsyncIterableIterator<From>,
  map: (value: From) => To,
): AsyncIterableIterator<To> {
  const mapped = ({ value, done }: IteratorResult<From>): IteratorResult<To> =>
    done ? { value: undefined, done } : { value: map(value), done: false };
  return {
    next: async () => mapped(await source.next()),
    return: async () => {
      await source.return?.();
      return { value: undefined, done: true };
    },
    throw: async (error) => {
      await source.throw?.(error);
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
