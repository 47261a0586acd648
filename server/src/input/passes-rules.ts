import type { getMetadataStorage, ValidationArguments, ValidatorConstraintInterface } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rule = ReturnType<Storage['getTargetValidationMetadatas']>[number];
type Passes = (input: object) => boolean;

const ALWAYS_LEFT_TO_THE_LIBRARY: Passes = () => false;

/**
 * Returns a function that checks whether an input obeys every rule of its class and has no other field.
 * class-validator sorts the rules again for each input and creates an error object for each field, even a valid one;
 * this only calls the rules. False only means that the library has to check: it finds out what is wrong, and handles
 * rules that are lists, conditions or classes.
 */
export function passesRules(storage: Storage): Passes {
  const checks = new Map<unknown, Passes>();
  return (input) => {
    const inputClass = input.constructor;
    let passes = checks.get(inputClass);
    if (!passes) {
      passes = checkOf(storage, storage.getTargetValidationMetadatas(inputClass, '', false, false));
      checks.set(inputClass, passes);
    }
    return passes(input);
  };
}

function checkOf(storage: Storage, rules: readonly Rule[]): Passes {
  if (rules.length === 0) return ALWAYS_LEFT_TO_THE_LIBRARY;
  const fields = new Set(rules.map(({ propertyName }) => propertyName));
  const asked: Array<{ rule: Rule; constraint: ValidatorConstraintInterface }> = [];
  for (const rule of rules) {
    if (rule.type === 'whitelistValidation') continue;
    const constraints = storage.getTargetValidatorConstraints(rule.constraintCls);
    const isSimple = rule.type === 'customValidation' && !rule.each && !rule.validateIf;
    if (!isSimple || constraints.some(({ async }) => async)) return ALWAYS_LEFT_TO_THE_LIBRARY;
    asked.push(...constraints.map(({ instance }) => ({ rule, constraint: instance })));
  }
  const obeys = (input: object, rule: Rule, constraint: ValidatorConstraintInterface): boolean => {
    const value: unknown = (input as Record<string, unknown>)[rule.propertyName];
    const context: ValidationArguments = {
      targetName: input.constructor.name,
      property: rule.propertyName,
      object: input,
      value,
      constraints: rule.constraints,
    };
    return constraint.validate(value, context) === true;
  };
  return (input) =>
    Object.keys(input).every((field) => fields.has(field)) &&
    asked.every(({ rule, constraint }) => obeys(input, rule, constraint));
}
