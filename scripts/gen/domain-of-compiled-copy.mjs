// @ts-check
import { registerHooks } from 'node:module';

// package.json resolves `#domain/…` to dist/, which may be outdated or missing when the schema is printed, so
// the compiled copy uses its own domain.
const compiled = new URL('../../dist.gen/domain/', import.meta.url);

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith('#domain/')
        ? new URL(specifier.slice('#domain/'.length), compiled).href
        : specifier,
      context,
    ),
});
