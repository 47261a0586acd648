import { ACCESS_LABELS } from '#domain/access/log/access-action.es.js';
import { type AccessAction, coversAllPatients } from '#domain/access/log/access-action.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { longDate } from '#domain/clinic-time.es.js';

/** The accesses of one user from one address with one action. */
export interface IncidentLine {
  readonly staffName: string;
  /** Empty if none was stored. */
  readonly address: string;
  readonly action: AccessAction;
  readonly times: number;
  /** Zero for a backup, which contains all patients. */
  readonly people: number;
}

interface IncidentFacts {
  readonly clinicName: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly people: number;
  readonly lines: readonly IncidentLine[];
}

const count = (number: number, one: string, more: string): string =>
  `${number.toLocaleString('es-CL')} ${number === 1 ? one : more}`;

function lineText({ staffName, address, action, times, people }: IncidentLine): string {
  const who = `${staffName || 'El sistema'}, desde ${address || 'una dirección que no se guardó'}`;
  const whose = coversAllPatients(action) ? 'todas las personas' : count(people, 'persona', 'personas');
  return `- ${who}: ${ACCESS_LABELS[action]}, ${count(times, 'vez', 'veces')}, ${whose}.`;
}

/** The breach report required by Ley 19.628, article 14 sexies; what the log can't know is left to fill in. */
export function incidentText({ clinicName, from, to, people, lines }: IncidentFacts): string {
  const hasBackups = lines.some(({ action }) => coversAllPatients(action));
  return [
    'BORRADOR DE REPORTE DE VULNERACIÓN A LAS MEDIDAS DE SEGURIDAD',
    '(Ley 19.628, artículo 14 sexies)',
    '',
    `Responsable de los datos: ${clinicName || '[completar]'}`,
    `Período revisado: del ${longDate(from)} al ${longDate(to)}`,
    'Naturaleza de la vulneración: [completar: qué ocurrió, cuándo y cómo se supo]',
    'Efectos: [completar]',
    'Categorías de datos: identificación, contacto y datos de salud (sensibles)',
    `Número aproximado de titulares: ${people.toLocaleString('es-CL')}${hasBackups ? ', o todos los de la clínica si las copias de seguridad y los archivos con todos los datos son parte del incidente' : ''}`,
    '',
    'Lecturas y entregas de datos registradas en el período:',
    ...(lines.length > 0 ? lines.map(lineText) : ['- Ninguna.']),
    '',
    'Medidas adoptadas para gestionar la vulneración: [completar]',
    'Medidas para precaver incidentes futuros: [completar]',
    'Comunicación a los titulares: [completar: al haber datos de salud, se debe avisar a cada uno en lenguaje claro]',
  ].join('\n');
}
