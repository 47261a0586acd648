import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { failureOf } from '../apollo/apollo-failure';
import type { Failure } from '../calls/failure';
import { changedFields, type KeptForm, useKeptForm } from '../drafts/use-kept-form';
import { toasts } from '../ui/notices/toasts';
import { type Difference, mergeEdits, type Side } from './merge-edits';

/** Has a version that the server checks: saving an edit of an older one fails with `STALE`. */
export interface Versioned {
  readonly version: number;
}

interface Sentences {
  /**
   * The toast while saving. Without it there is no toast until the save succeeds, and failures are shown in the form.
   */
  readonly saving?: string;
  /** Absent if the page reports success itself. */
  readonly saved?: string;
  readonly failed: string;
  /** The heading above the differences if another user saved first; the server's message by default. */
  readonly stale?: string;
}

/** The current stored version; `before` is set if the edit started from a version that the form does not know. */
interface Other<Stored> {
  readonly theirs: Stored;
  readonly before?: Stored | undefined;
}

export interface Edited<Values extends FieldValues, Stored extends Versioned, Saved> {
  /** The form follows the stored row while the form has no changes. */
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** The fields to compare between two edits. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** A field's text in the comparison; not needed for plain text. */
  readonly inWords?: (field: keyof Values & string, values: Values) => string;
  /** Saves the values as an edit of `base`. @throws if the server rejects them. */
  readonly update: (values: Values, base: Stored) => Promise<Saved>;
  /** Loads the current version after another user saved first. */
  readonly load: (base: Stored) => Promise<Other<Stored> | undefined>;
  /** The stored version after a save, for a form that stays open. */
  readonly storedOf?: (saved: Saved) => Stored;
  /**
   * If set, fields that both users changed keep the value entered here and can be saved without a decision; the server
   * checks the rest.
   */
  readonly keepsMine?: boolean;
}

export interface VersionedFormOptions<Values extends FieldValues, Stored extends Versioned, Saved> {
  readonly initial: Values;
  /** Absent for a new row. */
  readonly edited?: Edited<Values, Stored, Saved> | undefined;
  /** Saves a new row. @throws if the server rejects it. */
  readonly create?: (values: Values) => Promise<Saved>;
  /** A message for each invalid field that is not registered with its own rules. */
  readonly faultsOf?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Called before anything is sent; false cancels the save. */
  readonly confirm?: (values: Values) => Promise<boolean>;
  readonly onSaved?: (saved: Saved) => void;
  readonly onRefused?: (failure: Failure) => void;
  /** How what is typed is kept in this browser until it is saved. Absent for a form of a line, and for secrets. */
  readonly kept?: KeptForm<Values> | undefined;
  /** Undoes a save; absent if undoing makes no sense. */
  readonly undoOf?: (saved: Saved, values: Values, base: Stored | undefined) => (() => void) | undefined;
  /** A second line of the toast that reports the save. */
  readonly detailOf?: (saved: Saved, base: Stored | undefined) => string | undefined;
  readonly sentences: Sentences;
  /** Replaces the server's own message. */
  readonly sentenceOf?: (failure: Failure) => string | undefined;
  /** The form's name for a field that the server names differently. */
  readonly fieldOf?: (field: string) => string;
  /** How long a toast with a failure is shown, in milliseconds. */
  readonly failureMs?: number;
}

/** For `EditConflict`; absent unless another user saved first and the conflict is unresolved. */
export interface Conflict {
  readonly title: string;
  readonly differences: readonly Difference[];
  readonly pick: (field: string, side: Side) => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** Props of a field from ui/fields. */
export type BoundField = UseFormRegisterReturn & { readonly error: string | undefined };

export interface VersionedForm<Values extends FieldValues, Stored> {
  readonly form: UseFormReturn<Values>;
  /** The stored version that the form knows; absent for a new row. */
  readonly stored: Stored | undefined;
  readonly change: (part: Partial<Values>) => void;
  readonly faults: Partial<Record<string, string>>;
  readonly bind: (field: Path<Values>) => BoundField;
  /** A message about the whole form. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
  /** Whether saving waits for the user's decision. */
  readonly isUndecided: boolean;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** Whether it was filled with what the user typed earlier and did not save. */
  readonly isRestored: boolean;
  /** Resets it to what is stored, without what was restored. */
  readonly startOver: () => void;
  /** Removes what is kept in this browser; called when the user closes the form. */
  readonly forgetDraft: () => void;
  readonly submit: () => Promise<void>;
  readonly discard: () => void;
  readonly restart: (stored: Stored) => void;
}

/** A stale version, or a stock that changed since it was loaded. */
const OUTDATED = new Set<Failure['code']>(['STALE', 'STOCK_MOVED']);

const plainWords = (field: string, values: FieldValues): string =>
  String(values[field] ?? '').trim() || '(vacío)';

/** Manages a form from the first key to a successful save, even if another user saves first. */
export function useVersionedForm<Values extends FieldValues, Stored extends Versioned, Saved>(
  options: VersionedFormOptions<Values, Stored, Saved>,
): VersionedForm<Values, Stored> {
  const { edited, sentences, faultsOf, fieldOf = (field) => field } = options;
  const form = useForm<Values>({
    defaultValues: options.initial as DefaultValues<Values>,
    ...(faultsOf && { resolver: resolverOf(faultsOf) }),
  });
  const [stored, setStored] = useState(edited?.stored);
  const [conflict, setConflict] = useState<Opposed<Values>>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // The button is only disabled at the next render: two presses may both come before it.
  const isSending = useRef(false);
  const { isDirty, errors } = form.formState;
  const { reset } = form;

  const write = (field: string, value: unknown) =>
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const { isRestored, forget } = useKeptForm<Values, Stored>(
    form,
    options.kept,
    stored,
    ({ written = {}, base }) => {
      // If another user has changed one of these fields since, saving is refused, and both versions are shown.
      if (edited && stored && base && base.version < stored.version) {
        const now = changedFields(edited.valuesOf(stored), edited.valuesOf(base));
        if (now.some((field) => field in written)) {
          setStored(base);
          reset(edited.valuesOf(base));
        }
      }
      for (const [field, value] of Object.entries(written)) if (field in options.initial) write(field, value);
    },
  );
  const { stored: latest, valuesOf } = edited ?? {};
  if (latest && stored && !isDirty && latest.version > stored.version) setStored(latest);
  const opened = useRef(latest);
  useEffect(() => {
    if (stored && stored === latest && stored !== opened.current && valuesOf && !isDirty)
      reset(valuesOf(stored));
  }, [stored, latest, isDirty, reset, valuesOf]);

  const refuse = (refusal: Failure, progress: Progress | undefined) => {
    const { sentence, fields } = refusal;
    const known = Object.entries(fields)
      .map(([field, all]) => [fieldOf(field), all.join(' ')] as const)
      .filter(([field]) => field in options.initial);
    known.forEach(([field, message], index) =>
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 }),
    );
    const own = options.sentenceOf?.(refusal);
    if (progress) return progress.error(own ?? (sentence || sentences.failed), options.failureMs);
    // Errors of single fields are shown at the fields.
    if (own !== undefined || known.length === 0)
      setFailure(own ?? (Object.values(fields).flat().join(' ') || sentence || sentences.failed));
  };

  /** Called if another user saved first: merges both edits, and saves again if there is nothing to decide. */
  const merge = async (
    { load, labels, inWords = plainWords, ...own }: Edited<Values, Stored, Saved>,
    mine: Values,
    base: Stored,
    refusal: Failure,
    progress: Progress | undefined,
  ): Promise<unknown> => {
    const other = await load(base).catch(() => undefined);
    if (!other) return refuse(refusal, progress);
    const theirs = own.valuesOf(other.theirs);
    const versions = { before: own.valuesOf(other.before ?? base), theirs, mine };
    const merged = mergeEdits<Values>(labels, versions, inWords);
    setStored(other.theirs);
    reset(theirs);
    reset(merged.values, { keepDefaultValues: true });
    const isClear = merged.differences.every(({ pick }) => pick !== undefined);
    if (isClear && refusal.code === 'STALE')
      return send(merged.values, other.theirs, progress, merged.differences);
    const title = sentences.stale ?? (refusal.sentence || SCREEN_ERRORS.STALE);
    const decided: Side | undefined = own.keepsMine ? 'mine' : undefined;
    setConflict({
      title,
      theirs,
      mine,
      differences: merged.differences.map((one) => ({ ...one, pick: one.pick ?? decided })),
    });
    progress?.error(
      options.sentenceOf?.(refusal) ?? (refusal.sentence || SCREEN_ERRORS.STALE),
      options.failureMs,
    );
  };

  const send = async (
    values: Values,
    base: Stored | undefined,
    progress: Progress | undefined,
    adopted?: readonly Difference[],
  ): Promise<unknown> => {
    try {
      const saving = edited && base ? edited.update(values, base) : options.create?.(values);
      if (!saving) return undefined;
      const saved = await saving;
      const undo = options.undoOf?.(saved, values, base);
      const detail = options.detailOf?.(saved, base);
      if (progress && undo) progress.undoable(sentences.saved ?? '', undo, detail);
      else if (progress) progress.success(sentences.saved ?? '', detail);
      else if (sentences.saved) toasts.success(sentences.saved);
      tellAdopted(adopted);
      setConflict(undefined);
      forget();
      if (edited?.storedOf) {
        const now = edited.storedOf(saved);
        setStored(now);
        reset(edited.valuesOf(now));
      }
      return options.onSaved?.(saved);
    } catch (error) {
      const refusal = failureOf(error);
      options.onRefused?.(refusal);
      // Retries only once: if it is stale again, the user sees the error.
      return edited && base && !adopted && OUTDATED.has(refusal.code)
        ? merge(edited, values, base, refusal, progress)
        : refuse(refusal, progress);
    }
  };

  const begin = async (values: Values) => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      if (options.confirm && !(await options.confirm(values))) return;
      await send(values, stored, sentences.saving ? toasts.progress(sentences.saving) : undefined);
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  const show = (values: Values) => {
    reset(values);
    setConflict(undefined);
    setFailure(undefined);
  };
  const faults: Partial<Record<string, string>> = Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message as string | undefined]),
  );
  const discard = () => {
    show(edited && stored ? edited.valuesOf(stored) : options.initial);
    forget();
  };
  const restart = (next: Stored) => {
    setStored(next);
    if (edited) show(edited.valuesOf(next));
  };

  return {
    form,
    stored,
    change(part) {
      for (const [field, value] of Object.entries(part)) {
        write(field, value);
        form.clearErrors(field as Path<Values>);
      }
    },
    faults,
    bind: (field) => ({ ...form.register(field), error: faults[field] }),
    failure,
    conflict: conflict && {
      title: conflict.title,
      differences: conflict.differences,
      pick(field, side) {
        write(field, conflict[side][field]);
        const differences = conflict.differences.map((one) =>
          one.field === field ? { ...one, pick: side } : one,
        );
        setConflict({ ...conflict, differences });
      },
      takeTheirs: discard,
      keepMine: () => setConflict(undefined),
    },
    isUndecided: conflict?.differences.some(({ pick }) => pick === undefined) ?? false,
    isSaving,
    isDirty,
    async submit() {
      // The server's errors would stay at fields that have no form rule to clear them.
      form.clearErrors();
      await form.handleSubmit(begin)();
    },
    isRestored,
    startOver() {
      if (latest) restart(latest);
      else discard();
      forget();
    },
    forgetDraft: forget,
    discard,
    restart,
  };
}

type Progress = ReturnType<typeof toasts.progress>;

interface Opposed<Values> {
  readonly title: string;
  readonly differences: readonly Difference[];
  readonly theirs: Values;
  readonly mine: Values;
}

function tellAdopted(differences: readonly Difference[] = []): void {
  const labels = differences.filter(({ changedBy }) => changedBy === 'theirs').map(({ label }) => label);
  if (labels.length > 0) toasts.info(`Se incorporó lo que cambió otra persona: ${labels.join(', ')}.`);
}

const resolverOf =
  <Values extends FieldValues>(
    faultsOf: (values: Values) => Partial<Record<keyof Values & string, string>>,
  ): Resolver<Values> =>
  (values) => {
    const faults = Object.entries<string | undefined>(faultsOf(values));
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([field, message]) => [field, { type: 'validate', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
