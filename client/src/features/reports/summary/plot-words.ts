import type { Clp } from '#domain/stock/clp.js';

/** '+8 %', '−3 %', 'igual'; undefined where there is nothing to compare with. */
export function changeInWords(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((100 * (now - before)) / Math.abs(before));
  return percent === 0 ? 'igual' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

/** '$1,5 M', '$500 mil', '$900'. */
export function pesosInShort(amount: Clp): string {
  const size = Math.abs(amount);
  const sign = amount < 0 ? '-' : '';
  const rounded = (unit: number): string => String(Math.round((10 * size) / unit) / 10).replace('.', ',');
  if (size >= 1_000_000) return `${sign}$${rounded(1_000_000)} M`;
  return size >= 1_000 ? `${sign}$${rounded(1_000)} mil` : `${sign}$${size}`;
}
