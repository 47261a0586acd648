// @ts-check
import { registerHooks } from 'node:module';

// package.json leads `#domain/…` to dist/, which may be old or missing when the schema is printed: the copy that was
// compiled for the printing has a domain of its own.
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
