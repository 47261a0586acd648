/** '1 semana', '4 semanas' */
export const weeksInWords = (weeks: number): string => (weeks === 1 ? '1 semana' : `${weeks} semanas`);
