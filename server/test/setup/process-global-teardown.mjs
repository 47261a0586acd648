export default () => globalThis.removeTestData?.();
