import type { Doubt, DoubtChoice, DoubtReason } from '#domain/data/imports/doubts.js';
import { DOUBT_PREDICATES } from '#domain/data/imports/doubts.es.js';

/** A user's answer to a doubt: a choice, or leaving the row out. */
export type DoubtAnswer = DoubtChoice | 'SKIP';

const LONGEST_SHOWN = 24;

export const asAnswer = (choice: DoubtChoice | null): DoubtAnswer => choice ?? 'SKIP';
export const asChoice = (answer: DoubtAnswer): DoubtChoice | null => (answer === 'SKIP' ? null : answer);

type Answers = Readonly<Partial<Record<DoubtAnswer, string>>>;

export function answersForRow({ reason, proposal, choices }: Omit<Doubt, 'field'>): Answers {
  const take =
    reason === 'OTHER_NAME'
      ? 'Es la misma persona'
      : proposal && proposal.length <= LONGEST_SHOWN
        ? `Usar «${proposal}»`
        : 'Usar lo leído';
  return answers(choices, { TAKE: take, BLANK: 'Dejar vacío', SKIP: 'Omitir la fila' });
}

/** The answers for all rows of a column. Whether two people are the same is decided one by one. */
export const answersForAll = ({ reason, choices }: Pick<Doubt, 'reason' | 'choices'>): Answers =>
  answers(reason === 'OTHER_NAME' ? choices.filter((choice) => choice !== 'TAKE') : choices, {
    TAKE: 'Usar lo leído',
    BLANK: 'Dejar vacío',
    SKIP: 'Omitir las filas',
  });

const answers = (choices: readonly DoubtChoice[], words: Readonly<Record<DoubtAnswer, string>>): Answers =>
  Object.fromEntries(
    Object.entries(words).filter(([answer]) => answer === 'SKIP' || choices.includes(answer as DoubtChoice)),
  );

const DECIDED: Readonly<Record<DoubtAnswer, string>> = {
  TAKE: 'se usa lo leído',
  BLANK: 'se deja vacío',
  SKIP: 'se omite la fila',
};

/** 'se deja vacío'. */
export const decidedInWords = (reason: DoubtReason, choice: DoubtChoice | null): string =>
  reason === 'OTHER_NAME' && choice === 'TAKE' ? 'es la misma persona' : DECIDED[asAnswer(choice)];

/** 'El dato no es un día: falta el día o el mes.' */
export const doubtOfColumn = (reason: DoubtReason): string =>
  `${reason === 'OTHER_NAME' ? 'El RUT o documento' : 'El dato'} ${DOUBT_PREDICATES[reason]}.`;

/** '«1985» no es un día: falta el día o el mes.' */
export const doubtOfCell = (cell: string, reason: DoubtReason): string =>
  cell ? `«${cell}» ${DOUBT_PREDICATES[reason]}.` : doubtOfColumn(reason);
