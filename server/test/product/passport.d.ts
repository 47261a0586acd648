/** The part of passport that tests use; it has no types of its own. */
declare module 'passport' {
  const passport: { use(strategy: object): unknown };
  export default passport;
}
