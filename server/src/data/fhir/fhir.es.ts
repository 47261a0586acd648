import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import type { SkinExam } from '#domain/records/foot/exam.js';
import { ZONE_LABELS } from '#domain/records/foot/findings.es.js';

/** The parts of a record, named as on the record's form. */
export const RECORD_PARTS = {
  account: 'Descripción de la atención',
  procedure: 'Procedimiento',
  instructions: 'Indicaciones',
  feet: 'Examen del pie',
} as const;

/** The parts of an exam of the feet and their components. */
export const EXAM_TEXTS = {
  sensation: 'Sensibilidad protectora',
  loss: 'Pérdida de la sensibilidad protectora',
  felt: 'siente',
  notFelt: 'no siente',
  circulation: 'Circulación de los pies',
  claudication: 'Claudicación',
  dorsalisPedis: 'Pulso pedio',
  posteriorTibial: 'Pulso tibial posterior',
  index: 'Índice tobillo-brazo',
  refill: 'Llene capilar',
  oedema: 'Edema',
  ulcer: 'Medidas de la úlcera',
  length: 'Largo',
  width: 'Ancho',
  area: 'Área',
  depth: 'Profundidad',
  tissue: 'Tejido',
  exudate: 'Exudado',
  bone: 'Hueso visible',
  infection: 'Signos de infección',
  pain: 'Dolor (EVA)',
} as const;
export const MEASURED_ON = (day: LocalDate): string => `Medida el ${shortDate(day)}.`;

/** 'talón, pie derecho'. */
export const placeOfFinding = ({ side, zone }: Pick<SkinExam, 'side' | 'zone'>): string =>
  `${ZONE_LABELS[zone]}, pie ${SIDE_WORDS[side]}`;

export const FOOT_RISK = 'Riesgo del pie';
export const FOOT_ULCER = 'Úlcera del pie';
export const RISK_METHOD = 'IWGDF 2023, tabla 1 (doi:10.1002/dmrr.3651)';
export const BY_PROFESSIONAL = (reason: string): string => `Según el profesional: ${reason}`;
export const NEXT_EXAM = (from: string, until: string): string =>
  from === until ? `Nuevo examen el ${from}` : `Nuevo examen entre el ${from} y el ${until}`;

export const NOTHING_FOUND = 'Sin hallazgos.';
export const PROVISIONAL_RUT = 'RUT provisorio del sistema';
export const EMERGENCY_CONTACT = 'Contacto de emergencia';
export const REPRESENTATIVE = 'Representante legal';
export const MERGED_PATIENT = 'Paciente unido a otro';

export const NO_SUCH_RESOURCE = 'No existe ese recurso.';

export const SEARCH_FAULTS = {
  unknown: (name: string) =>
    `No se busca por «${name}». Vea /fhir/metadata, o pida «Prefer: handling=lenient» para que se pase por alto.`,
  modifier: (name: string) => `El parámetro «${name}» no tiene ese modificador. Búsquelo sin él.`,
  value: (name: string) => `El valor de «${name}» no sirve. Vea /fhir/metadata.`,
  plusSign: (name: string) =>
    `El valor de «${name}» lleva un espacio en la zona horaria: en una dirección, «+» se escribe «%2B».`,
  summary: '«_summary» es true, text, data, count o false.',
  total: '«_total» es none, estimate o accurate.',
  count: (most: number) => `«_count» va de 0 a ${String(most)}.`,
  format: 'Solo hay JSON: pida «application/fhir+json».',
} as const;
