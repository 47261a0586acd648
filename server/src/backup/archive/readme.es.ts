import type { PackageFacts, WrittenTable } from './data-package.es.js';

type Titled = Pick<WrittenTable['table'], 'file' | 'title' | 'description'>;

/** The text that people see first, with Windows line endings. */
export const readmeText = (
  { clinicName, productVersion, timeZone }: PackageFacts,
  madeOn: string,
  tables: readonly Titled[],
): string =>
  `\uFEFF${[
    `TODO LO QUE TIENE ${(clinicName || 'la clínica').toUpperCase()}`,
    '',
    `Hecho con Huella ${productVersion} el ${madeOn}, hora de ${timeZone}: todo es de ese momento.`,
    '',
    'CONTIENE DATOS DE SALUD de todos los pacientes. Guárdelo cifrado, no lo envíe por correo y',
    'bórrelo cuando ya no lo necesite (Ley 19.628 y Ley 20.584).',
    '',
    'QUÉ HAY',
    '',
    'Un archivo CSV por cada cosa, que se abre en Excel o LibreOffice con un doble clic:',
    '',
    ...tables.map(({ file, title }) => `  ${`${file}.csv`.padEnd(34)} ${title}`),
    '',
    'La carpeta «archivos» tiene el logo y la foto de la clínica; archivos.csv dice cuál es cuál.',
    'datapackage.json describe cada columna para los programas (norma Data Package 2.0).',
    '',
    'CÓMO SE LEE',
    '',
    '- La primera fila tiene los nombres de las columnas. Las columnas se separan con punto y coma;',
    '  el texto es UTF-8. Los días son 2026-11-23, las horas 09:30, y la plata son pesos enteros.',
    '- «ID» es el número de cada fila. «ID del paciente» es el «ID» de una fila de pacientes.csv, y así',
    '  con las demás: datapackage.json dice a qué archivo lleva cada una.',
    '- Un texto que una planilla tomaría por fórmula (comienza con = + - o @, como un teléfono con +56)',
    "  lleva un apóstrofo delante: '+56 9 1234 5678. Los programas deben quitarlo.",
    '- Algunas columnas tienen JSON: lo que cambió una cita, lo que decía un certificado.',
    '',
    'PARA VOLVER A USARLO',
    '',
    'Otra Huella lee cuatro de ellos en Configuración → Importar, en este orden: insumos.csv,',
    'pacientes.csv, citas.csv y fichas.csv. Cree antes a los profesionales, con los mismos nombres.',
    '',
    'QUÉ NO HAY',
    '',
    'Contraseñas, claves, sesiones ni enlaces de los pacientes: nadie puede entrar con este archivo.',
    '',
  ].join('\r\n')}`;
