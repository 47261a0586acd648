import type { DoubtDecision, DoubtReason } from '#domain/data/imports/doubts.js';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import { type ShownImportFragment, useCheckImportMutation } from './imports.generated';
import { isRunning } from './use-import';

/** The subject of a decision: all rows of a column with the same doubt, or one row. */
export type DecidedDoubt = Omit<DoubtDecision, 'choice'>;

export interface Decisions {
  readonly all: readonly DoubtDecision[];
  /** Replaces an earlier decision on the same subject. */
  readonly decide: (decision: DoubtDecision) => void;
  readonly withdraw: (decided: DecidedDoubt) => void;
  /** Withdraws the decisions on single rows of a column. */
  readonly withdrawRows: (field: string, reason: DoubtReason) => void;
  /** Whether the server has not applied all decisions yet. */
  readonly isChecking: boolean;
}

/**
 * The user's decisions on doubtful rows. Each is shown at once and sent at once; the server then checks the file again.
 * Decisions made during a check are sent together once it is done.
 */
export function useDecisions(one: ShownImportFragment, onChecking: () => void): Decisions {
  const [wanted, setWanted] = useState<readonly DoubtDecision[]>();
  const [check, { loading }] = useCheckImportMutation();
  const sent = useRef<readonly DoubtDecision[]>(undefined);
  const isBusy = loading || isRunning(one.state);
  const { id, columns, decisions: stored } = one;

  useEffect(() => {
    if (!wanted || isBusy || sent.current === wanted) return;
    sent.current = wanted;
    onChecking();
    const settle = () => setWanted((latest) => (latest === wanted ? undefined : latest));
    check({ variables: { id, input: { columns, decisions: wanted.map(asInput) } } }).then(
      settle,
      (error: unknown) => {
        settle();
        toasts.error(failureOf(error).sentence ?? 'No se pudo guardar su decisión. Inténtelo de nuevo.');
      },
    );
  }, [wanted, isBusy, id, columns, check, onChecking]);

  const all = wanted ?? stored;
  return {
    all,
    decide: (decision) => setWanted([...all.filter((other) => !isAbout(other, decision)), decision]),
    withdraw: (decided) => setWanted(all.filter((other) => !isAbout(other, decided))),
    withdrawRows: (field, reason) =>
      setWanted(
        all.filter((other) => other.field !== field || other.reason !== reason || other.row === null),
      ),
    isChecking: wanted !== undefined || isBusy,
  };
}

const isAbout = (one: DecidedDoubt, other: DecidedDoubt): boolean =>
  one.field === other.field && one.reason === other.reason && one.row === other.row;

/** Without the fields that Apollo adds to a response. */
export const asInput = ({ field, reason, row, choice }: DoubtDecision): DoubtDecision => ({
  field,
  reason,
  row,
  choice,
});
