import { FIELD_MESSAGES } from '#domain/sentences.es.js';

/** Messages of `graphql` about a variable of the wrong type, and the sentences that users read instead. */
const SENTENCES: readonly (readonly [RegExp, (field: string) => string])[] = [
  [/non-nullable|not provided|must not be null/, FIELD_MESSAGES.required],
  [/Int cannot represent/, FIELD_MESSAGES.wholeNumber],
  [/String cannot represent/, FIELD_MESSAGES.notText],
  [/Boolean cannot represent/, () => FIELD_MESSAGES.trueOrFalse],
  [/enum/i, () => FIELD_MESSAGES.oneOfList],
];

/**
 * @param message of `graphql` about the variables of a request
 * @returns a sentence for the field at fault, as other invalid values have one; undefined if it names none.
 */
export function wrongTypeFields(message: string): Readonly<Record<string, string[]>> | undefined {
  const [, missing] = /Field "(\w+)" of required type/.exec(message) ?? [];
  const [, at] = / at "([^"]*)"/.exec(message) ?? [];
  const [, variable] = /^Variable "\$(\w+)"/.exec(message) ?? [];
  const field =
    missing ??
    at
      ?.replaceAll(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ??
    variable;
  // The value itself may contain any words.
  const rule = message.slice(message.lastIndexOf('; ') + 1);
  const sentence = SENTENCES.find(([words]) => words.test(rule))?.[1];
  return field === undefined || !sentence ? undefined : { [field]: [sentence(field)] };
}
