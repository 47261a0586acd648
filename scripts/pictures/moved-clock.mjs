// @ts-check
// Preloaded into the screenshots' server so that it always shows a working day: the clock runs MOVED_CLOCK_MS ahead.
const ahead = Number(process.env['MOVED_CLOCK_MS']);
const Real = Date;

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(Real, {
    construct: (target, given, type) =>
      Reflect.construct(target, given.length === 0 ? [Real.now() + ahead] : given, type),
    apply: () => new Date().toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => Real.now() + ahead : Reflect.get(target, key, receiver),
  })
);
