/** Names of each month as people and spreadsheets write them, in Spanish and English. */
export const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'ene', 'january', 'jan'],
  ['febrero', 'feb', 'february'],
  ['marzo', 'mar', 'march'],
  ['abril', 'abr', 'april', 'apr'],
  ['mayo', 'may'],
  ['junio', 'jun', 'june'],
  ['julio', 'jul', 'july'],
  ['agosto', 'ago', 'august', 'aug'],
  ['septiembre', 'setiembre', 'sep', 'sept', 'set', 'september'],
  ['octubre', 'oct', 'october'],
  ['noviembre', 'nov', 'november'],
  ['diciembre', 'dic', 'december', 'dec'],
];

/** Words between the parts of a date. */
export const OF: readonly string[] = ['de', 'del'];

export const WEEKDAY_BEFORE = /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo)[\s,]+/;

/** A currency or unit before or after a number. */
export const AROUND_NUMBER =
  /^(?:clp|\$)\s*|\s*(?:clp|pesos|unidades|unid\.?|u\.?|min(?:utos)?\.?|hrs?\.?|h)$/gi;

export const HOURS_AFTER = /\s*(hrs?|horas?|hs|h)\.?$/;
/** 'de 9:00 a 10:00', '9:00 - 10:00'. */
export const BETWEEN_HOURS = {
  before: /^(de|desde)\s+/i,
  between: /\s*[-–—]\s*|\s+(?:a|hasta)\s+(?:las\s+)?/i,
} as const;

export const BEFORE_RUT =
  /^(?:(?:rut|run|r\.u\.t|r\.u\.n|c\.?\s?i|c[eé]dula(?: de identidad)?|n[°ºo])[\s.:°º]+)+/i;
