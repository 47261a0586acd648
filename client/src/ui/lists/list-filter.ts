/** The label of a filter's option, with how many it lists. @param count undefined until loaded. */
export const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count.toLocaleString('es-CL')})`;

/** An id or a page number of an address; undefined if it is missing or impossible. */
export function wholeNumberIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name);
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
