/** '1 hora', '1.200 horas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CL')} ${count === 1 ? one : many}`;
