/** The bare address out of `Clínica <hola@clinica.cl>` or `hola@clinica.cl`. */
export const addressOf = (from: string): string => (/<([^<>\s]+)>\s*$/.exec(from)?.[1] ?? from).trim();
