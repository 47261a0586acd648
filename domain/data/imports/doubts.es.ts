import type { DoubtReason } from './doubts.js';

/** The cell's text comes before: '«1985» no es un día'. */
export const DOUBT_PREDICATES: Readonly<Record<DoubtReason, string>> = {
  PARTIAL_DAY: 'no es un día: falta el día o el mes',
  NUMBER_AS_DAY: 'es un número, no una fecha',
  SHOWN_IN_PART: 'se ve en la planilla sin el día, el mes o el año',
  MONTH_FIRST: 'puede tener el mes o el año primero, como otras fechas de la columna',
  LONG_AGO: 'es de hace más de 120 años',
  NUMBER_AS_TIME: 'es un número, no una hora',
  DECIMALS: 'puede tener decimales: no se sabe si el signo separa miles',
  PHONE: 'no parece un teléfono',
  FLOATING_NUMBER: 'es un número que otro programa escribió con decimales o exponente',
  INEXACT_NUMBER: 'se ve en la planilla con cifras o una unidad que la celda no tiene',
  NOT_TEXT: 'es una fecha, un cero o un «verdadero o falso» de la planilla, no un texto',
  ERROR_CELL: 'es un error de la planilla o del programa que la escribió',
  FORMULA_WITHOUT_VALUE: 'es una fórmula sin calcular: abra y guarde el archivo en Excel',
  PLACEHOLDER_RUT: 'es un RUT de relleno, que no identifica a nadie',
  RUT_WITHOUT_DIGIT: 'puede no tener dígito verificador, como otros de la columna',
  NOT_A_NAME: 'no parece un nombre, sino un título, un total o un relleno',
  LETTER_OF_SEX: 'puede ser «mujer» o «masculino», según lo que use la columna',
  OTHER_NAME: 'es de alguien con otro nombre',
};

/** Why an undecided row is left out; shown after the column's name. It doesn't quote the cell. */
export const doubtSentence = (reason: DoubtReason): string =>
  `El dato ${DOUBT_PREDICATES[reason]}. Corríjalo, o decida en la revisión qué hacer.`;
