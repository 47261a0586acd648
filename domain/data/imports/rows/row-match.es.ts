import { listed } from '../../../listed.es.js';
import type { ImportResource, Verdict } from '../import.js';
import type { Match } from './row-match.js';

const WORDS: Readonly<Record<Match, string>> = {
  RUT: 'tiene el mismo RUT',
  FORMER_RUT: 'tuvo ese RUT antes de unirse con otro paciente',
  DOCUMENT: 'tiene el mismo documento',
  PHONE: 'el mismo teléfono',
  EMAIL: 'el mismo correo',
  NAME: 'un nombre parecido',
};
/** Each of these identifies the patient by itself. */
const DECISIVE: readonly Match[] = ['RUT', 'FORMER_RUT', 'DOCUMENT'];

interface NamedPatient {
  readonly name: string;
  /** Formatted. */
  readonly rut: string;
  readonly matchedBy: readonly Match[];
}

/** Words for the relation of a row to the stored object. */
export const likeness = (verdict: Verdict | null): string => (verdict === 'LIKELY' ? 'Se parece a' : 'Es');

/** The row's patient and the reason; for a new patient, why it is not the one with the same phone or e-mail. */
export function patientSentence(
  resource: ImportResource,
  verdict: Verdict,
  { name, rut, matchedBy }: NamedPatient,
): string {
  const who = `${name}, RUT ${rut}`;
  if (resource === 'PATIENTS' && verdict === 'NEW') return `No es ${who}: ${whyAnother(matchedBy)}.`;
  const begin = resource === 'PATIENTS' ? likeness(verdict) : 'Paciente:';
  const why = whyMatched(matchedBy);
  return `${begin} ${who}${why && `: ${why}`}.`;
}

function whyMatched(matches: readonly Match[]): string {
  const decisive = matches.find((match) => DECISIVE.includes(match));
  if (decisive) return WORDS[decisive];
  return matches.length === 0 ? '' : `tiene ${listed(matches.map((match) => WORDS[match]))}`;
}

function whyAnother(matches: readonly Match[]): string {
  const contacts = matches.filter((match) => match !== 'NAME').map((match) => WORDS[match]);
  return `tiene ${listed(contacts)}, pero ${matches.includes('NAME') ? 'otro RUT' : 'otro nombre'}`;
}
