import { thousands } from '../thousands.es.js';
import { FILE_LIMITS } from './file-limits.js';

/** Why a file can't be read, and what to do about it. */
export const FILE_FAULTS = {
  isEmpty: 'El archivo está vacío. Elija uno que tenga datos.',
  hasNoHeaders:
    'La primera fila tiene datos, no los nombres de las columnas, y quedaría fuera. Agregue encima una fila con esos nombres y suba el archivo de nuevo.',
  isProtected:
    'El archivo está protegido con contraseña. Ábralo en Excel, quítele la contraseña y súbalo de nuevo.',
  isOldExcel:
    'El archivo es de una versión antigua de Excel (.xls). Ábralo y guárdelo como libro de Excel (.xlsx).',
  isBroken:
    'El archivo está dañado o no es una planilla. Ábralo, guárdelo como Excel (.xlsx) o CSV y súbalo de nuevo.',
  isTooLarge: 'El archivo es demasiado grande una vez abierto. Divídalo en varios más pequeños.',
  isTooSlow: 'Leer el archivo toma demasiado tiempo. Divídalo en varios más pequeños.',
  hasTooManyRows: `El archivo tiene más de ${thousands(FILE_LIMITS.rows)} filas. Divídalo en varios más pequeños.`,
  hasTooManySheets: 'El archivo tiene demasiadas hojas. Deje solo la que necesita.',
  hasTooManyColumns: `El archivo tiene más de ${FILE_LIMITS.columns} columnas. Deje solo las que necesita.`,
  hasTooManyCells: `El archivo tiene más de ${thousands(FILE_LIMITS.cells)} celdas con datos. Divídalo en varios más pequeños.`,
  hasLongFormat:
    'El archivo tiene un formato de número demasiado largo. Copie sus datos a una planilla nueva y súbala.',
} as const;

/** @param row as numbered by the spreadsheet, from 1. */
export const cellTooLong = (row: number): string =>
  `Una celda de la fila ${row} tiene más de ${thousands(FILE_LIMITS.cellLength)} caracteres. Acórtela y suba el archivo de nuevo.`;

export const mergedCells = (row: number): string =>
  `La fila ${row} tiene una celda combinada con la de abajo, que así queda vacía. Sepárelas («Combinar y centrar» en Excel), escriba el dato en cada una y suba el archivo de nuevo.`;

/** @param row of a CSV file. */
export const unclosedQuote = (row: number): string =>
  `Una comilla de la fila ${row} no se cierra, y las filas siguientes se leerían como una sola. Corríjala y suba el archivo de nuevo.`;

export const noSuchRow = (row: number): string =>
  `La fila ${row} del archivo no existe o está en blanco. Elija la que tiene los encabezados.`;

export const noSuchSheet = (name: string): string =>
  `El archivo no tiene una hoja «${name}» con datos. Elija otra.`;

/** @param said the row's number as written in the file. */
export const rowMisnumbered = (said: string): string =>
  `El archivo está dañado: la fila «${said}» no tiene un número válido, o repite el de otra. Ábralo, guárdelo de nuevo como Excel (.xlsx) y súbalo.`;
