/** What tests use of it: it has no types of its own. */
declare module 'passport' {
  const passport: { use(strategy: object): unknown };
  export default passport;
}
