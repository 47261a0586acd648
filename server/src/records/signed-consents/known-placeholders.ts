import { placeholderFault } from '#domain/records/signed-consents/signed-consent.es.js';
import { registerDecorator } from 'class-validator';

/** The sentence names what can't be filled in, so it depends on the value. */
export const HasKnownPlaceholders = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'placeholders',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (value) => typeof value !== 'string' || placeholderFault(value) === undefined,
      defaultMessage: (context) => placeholderFault(String(context?.value)) ?? '',
    },
  });
