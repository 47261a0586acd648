/** For how long an offered hour is held: '45 minutos', '2 horas'. */
export const heldInWords = (minutes: number): string => {
  if (minutes % 60 !== 0) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
};
