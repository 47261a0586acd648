import type { FonasaTier, HealthInsurance, Sex } from '../../patients/particulars/choices.js';
import { searchForm } from '../../patients/patient-search.js';

/** Tell the user how to correct a cell; shown after the column's name. */
export const CELL_FAULTS = {
  missing: 'Falta este dato. Escríbalo.',
  unreadable: 'Quite los caracteres que no se pueden leer.',
  headers: 'La fila repite los encabezados. Quítela.',
  otherRows:
    'La celda contiene otras filas: la comilla con que empieza se cierra en una de ellas. Corríjala en el archivo.',
  tooLong: (limit: number) =>
    `Acorte el texto: se admiten hasta ${limit.toLocaleString('es-CL')} caracteres.`,
  rut: 'El RUT no es válido: su dígito verificador no corresponde. Revíselo, o déjelo vacío si no lo sabe.',
  rutAlone: 'Deje solo el RUT, con su dígito verificador y sin otras palabras, o déjelo vacío.',
  email: 'El correo no es válido. Escríbalo como nombre@correo.cl, o déjelo vacío.',
  day: 'No se entiende la fecha. Escriba el día primero, por ejemplo 05-03-2024.',
  noText: 'La fila no dice nada de la atención. Escriba al menos uno de sus textos.',
  future: 'La fecha está en el futuro. Corríjala.',
  time: 'No se entiende la hora. Escríbala como 09:30.',
  whole: 'Escriba un número entero desde 0, sin decimales, por ejemplo 1500 o 1.500.',
  insurance:
    'Escriba Fonasa (con su tramo, A a D), Particular o el nombre de la isapre o del seguro, o déjelo vacío.',
  sex: 'Escriba Femenino, Masculino o Intersexual, o déjelo vacío.',
} as const;

/** For supplies whose file names no unit. */
export const DEFAULT_UNIT = 'unidad';

const SEXES: Readonly<Record<Sex, RegExp>> = {
  FEMALE: /^(f|fem|femenino|femenina|mujer|female|woman|dama)$/,
  MALE: /^(m|masc|masculino|masculina|hombre|male|man|varon|h)$/,
  INTERSEX: /^(i|x|intersex|intersexual)$/,
};

export const readSex = (text: string): Sex | undefined => {
  const said = searchForm(text).replace(/\./g, '');
  return (Object.keys(SEXES) as Sex[]).find((sex) => SEXES[sex].test(said));
};

/** As of 2026, according to the Superintendencia de Salud. */
const ISAPRES =
  /^(banmedica|colmena( golden cross)?|consalud|cruz ?blanca|nueva ?mas ?vida|vida ?tres|esencial|isalud|fundacion|cruz del norte)$/;

interface Insurance {
  readonly healthInsurance: HealthInsurance;
  readonly fonasaTier?: FonasaTier;
  readonly insurerName?: string;
}

/** Not names of an insurance. */
const NO_INSURER = /^(si|no|n\/?a|s\/?i|no (sabe|informa|aplica)|sin informacion|.*\bfonasa\b.*)$/;

/**
 * 'FONASA B', 'Isapre Colmena', 'Colmena', 'Particular'; any other text is the name of another insurance,
 * except texts like 'Sí', 'B' or 'Fonasa o isapre', which give undefined.
 */
export function readInsurance(text: string): Insurance | undefined {
  const said = searchForm(text).trim();
  const fonasa = /^fonasa\W*(?:(?:tramo|grupo|letra)\W*)?([abcd])?$/.exec(said);
  if (fonasa) {
    const tier = fonasa[1]?.toUpperCase() as FonasaTier | undefined;
    return { healthInsurance: 'FONASA', ...(tier && { fonasaTier: tier }) };
  }
  if (/^isapre\b/.test(said)) {
    const name = text.trim().slice('isapre'.length).replace(/^\W+/, '');
    return { healthInsurance: 'ISAPRE', ...(name && { insurerName: name }) };
  }
  if (ISAPRES.test(said)) return { healthInsurance: 'ISAPRE', insurerName: text.trim() };
  if (/^(particular|ninguna|sin prevision|no tiene|none)$/.test(said)) return { healthInsurance: 'NONE' };
  if (said === 'capredena') return { healthInsurance: 'CAPREDENA' };
  if (said === 'dipreca') return { healthInsurance: 'DIPRECA' };
  if (/^(otra|otro|other)$/.test(said)) return { healthInsurance: 'OTHER' };
  const isInsurer = !NO_INSURER.test(said) && (said.match(/\p{L}/gu) ?? []).length > 1;
  return isInsurer ? { healthInsurance: 'OTHER', insurerName: text.trim() } : undefined;
}
