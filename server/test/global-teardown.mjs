export default () => globalThis.stopTestPostgres?.();
