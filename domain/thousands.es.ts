/** '12.345'. @param digits a whole number, from 0. */
export const thousands = (digits: number | string): string => String(digits).replace(/\B(?=(\d{3})+$)/g, '.');
