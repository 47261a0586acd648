/** Why a file can't be read, and what to do about it. */
export const FILE_FAULTS = {
  isEmpty: 'El archivo está vacío. Elija uno que tenga datos.',
  isProtected:
    'El archivo está protegido con contraseña. Ábralo en Excel, quítele la contraseña y súbalo de nuevo.',
  isOldExcel:
    'El archivo es de una versión antigua de Excel (.xls). Ábralo y guárdelo como libro de Excel (.xlsx).',
  isBroken:
    'El archivo está dañado o no es una planilla. Ábralo, guárdelo como Excel (.xlsx) o CSV y súbalo de nuevo.',
  isTooLarge: 'El archivo es demasiado grande una vez abierto. Divídalo en varios más pequeños.',
  hasLongFormat:
    'El archivo tiene un formato de número demasiado largo. Copie sus datos a una planilla nueva y súbala.',
  hasLongAttribute:
    'El archivo tiene datos internos demasiado largos. Copie sus datos a una planilla nueva y súbala.',
  hasTooManyColumns: 'El archivo tiene demasiadas columnas. Deje solo las que necesita.',
} as const;

/** @param row as numbered by the spreadsheet, from 1. */
export const cellTooLong = (row: number, longest: number): string =>
  `Una celda de la fila ${row} tiene más de ${String(longest).replace(/\B(?=(\d{3})+$)/g, '.')} caracteres. Acórtela y suba el archivo de nuevo.`;
