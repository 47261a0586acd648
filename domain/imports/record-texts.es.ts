/** What a text says that the file has nothing for: a record leaves none of them out. */
export const NOT_IN_THE_FILE = 'No consta en el archivo importado.';

/** Before what a file tells apart and the product's account of a visit holds together, in the order of a visit. */
const BEFORE = { time: 'Hora', reason: 'Motivo de consulta', diagnosis: 'Diagnóstico' } as const;
const AFTER = { observations: 'Observaciones' } as const;

/** The parts of the account of a visit, as a file has them. */
export type VisitParts = Readonly<
  Partial<Record<keyof typeof BEFORE | keyof typeof AFTER | 'careDescription', string>>
>;

/** The account of a visit; empty where the file tells nothing of it. An account that stands alone stays as it is. */
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
