import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useCurrentStaff } from '../session/current-staff';
import { drafts } from './drafts';
import { useStoredDraft } from './use-stored-draft';

/** How a form is kept in this browser until it is saved or discarded. Never for one with a password or another secret. */
export interface KeptForm<Values> {
  /** Distinguishes it from the user's other forms: 'treatment.3', 'treatment.new'. */
  readonly form: string;
  /** 'Tratamiento Podología general' */
  readonly title: string | ((values: Values) => string);
  /** Data with which the page opens it again (`useContinuedForm`). Absent if its address opens it. */
  readonly opens?: unknown;
  /** The page where it is continued; by default the one that is open. */
  readonly path?: string;
  readonly hasHealthData?: boolean;
  /** Values that were filled in without the user, besides the form's initial ones. */
  readonly filled?: Partial<Values> | undefined;
  /** Input outside of the form's fields; undefined if there is none. */
  readonly beside?: unknown;
  readonly restoreBeside?: (beside: never) => void;
}

export interface KeptValues<Values, Stored> {
  /** Only the fields that were changed; undefined if an earlier version of the panel kept it in another form. */
  readonly written?: Partial<Values>;
  /** The stored row when the edit began; absent for a new one. */
  readonly base?: Stored | undefined;
  readonly opens?: unknown;
  readonly beside?: unknown;
}

export const changedFields = <Values extends object>(values: Values, before: Partial<Values>) =>
  (Object.keys({ ...before, ...values }) as (keyof Values & string)[]).filter(
    (field) => !isSame(values[field], before[field]),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface KeptState {
  /** Whether the form was filled from a draft. */
  readonly isRestored: boolean;
  readonly forget: () => void;
}

/**
 * Stores what is typed as a draft in this browser, and fills the form from an earlier draft.
 * @param kept absent for a form that is not kept. @param stored the row that is edited; absent for a new one.
 * @param restore fills the form.
 */
export function useKeptForm<Values extends FieldValues, Stored>(
  { getValues, subscribe, formState }: UseFormReturn<Values>,
  kept: KeptForm<Values> | undefined,
  stored: Stored | undefined,
  restore: (draft: KeptValues<Values, Stored>) => void,
): KeptState {
  const { id: staffId } = useCurrentStaff();
  const { pathname, search } = useLocation();
  const form = kept?.form;
  const found = useStoredDraft<KeptValues<Values, Stored>>(form);
  const [isForgotten, setForgotten] = useState(false);
  const isKept = useRef(false);
  const defaults = formState.defaultValues as Partial<Values> | undefined;
  const latest = useRef({ kept, stored, restore, defaults, address: '' });
  useEffect(() => {
    latest.current = { kept, stored, restore, defaults, address: `${pathname}${search}` };
  });

  const forget = useCallback(() => {
    setForgotten(true);
    isKept.current = false;
    if (form !== undefined) void drafts.forget({ staffId, form });
  }, [staffId, form]);

  const keep = useCallback(
    (before: Partial<Values>) => {
      const { kept: now, stored: base, address } = latest.current;
      if (!now) return;
      const values = getValues();
      const changed = changedFields<Values>(values, { ...before, ...now.filled });
      const { beside, opens, title, path = address, hasHealthData = false } = now;
      if (changed.length === 0 && beside === undefined) {
        if (isKept.current) forget();
        return;
      }
      isKept.current = true;
      const content: KeptValues<Values, Stored> = {
        written: Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Values>,
        base,
        opens,
        beside,
      };
      void drafts.keep(
        { staffId, form: now.form },
        { content, title: typeof title === 'string' ? title : title(values), path, hasHealthData },
      );
    },
    [getValues, staffId, forget],
  );

  // Subscribes at once: the draft is still read first, because calls to the store run one after the other.
  useEffect(
    () =>
      form === undefined
        ? undefined
        : subscribe({
            formState: { values: true },
            callback: ({ defaultValues = {} }) => keep(defaultValues as Partial<Values>),
          }),
    [form, subscribe, keep],
  );

  useEffect(() => {
    if (!found?.draft) return;
    isKept.current = true;
    const { content } = found.draft;
    const { restore: fill, kept: now, defaults: initial } = latest.current;
    // Keeps input that was typed before the draft was read.
    const before = { ...initial, ...now?.filled } as Partial<Values>;
    const typed = changedFields<Values>(getValues(), before);
    const written = Object.entries(content.written ?? {}).filter(
      ([field]) => !typed.includes(field as keyof Values & string),
    );
    fill({ ...content, written: Object.fromEntries(written) as Partial<Values> });
    if (content.beside !== undefined) now?.restoreBeside?.(content.beside as never);
  }, [found, getValues]);

  const beside = JSON.stringify(kept?.beside);
  const lastBeside = useRef(beside);
  useEffect(() => {
    if (lastBeside.current === beside) return;
    lastBeside.current = beside;
    keep(latest.current.defaults ?? {});
  }, [beside, keep]);

  return { isRestored: found?.draft !== undefined && !isForgotten, forget };
}
