/** '0,9'. */
export const decimalComma = (value: number): string => String(value).replace('.', ',');
