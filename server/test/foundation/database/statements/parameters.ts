/** Stands for the number of a parameter that is counted at run time (`$${values.length}`). */
export const SOME_NUMBER = '\u{e000}';

/** Gives such parameters the numbers that are still free. */
export function withNumbers(text: string): string {
  const numbers = new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  let last = 0;
  return text.replaceAll(SOME_NUMBER, () => {
    do last++;
    while (numbers.has(last));
    return String(last);
  });
}

/** Numbers MikroORM's placeholders, which are question marks. */
export function withoutQuestionMarks(text: string): string {
  let last = 0;
  return text.replaceAll('?', () => `$${++last}`);
}
