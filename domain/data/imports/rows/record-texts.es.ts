/** Used for texts that the file lacks: a record must have all of them. */
export const NOT_IN_THE_FILE = 'No consta en el archivo importado.';

/** Labels of fields that are separate in files and joined here into one text, in the order of a visit. */
const BEFORE = { time: 'Hora', reason: 'Motivo de consulta', diagnosis: 'Diagnóstico' } as const;
const AFTER = { observations: 'Observaciones' } as const;

/** The parts of a visit's description, as they are in a file. */
export type VisitParts = Readonly<
  Partial<Record<keyof typeof BEFORE | keyof typeof AFTER | 'careDescription', string>>
>;

/** The joined description of a visit; empty if the file has none, unchanged if it has no other parts. */
export function accountOf(parts: VisitParts): string {
  const labelled = (labels: Readonly<Partial<Record<keyof VisitParts, string>>>): string[] =>
    (Object.keys(labels) as (keyof VisitParts)[]).flatMap((part) =>
      parts[part] ? [`${labels[part] ?? ''}: ${parts[part]}`] : [],
    );
  return [
    ...labelled(BEFORE),
    ...(parts.careDescription ? [parts.careDescription] : []),
    ...labelled(AFTER),
  ].join('\n\n');
}
