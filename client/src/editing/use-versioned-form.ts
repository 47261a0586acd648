import { ERROR_MESSAGES } from '#domain/sentences.es.js';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { failureOf } from '../apollo/apollo-failure';
import type { Failure } from '../calls/failure';
import { toasts } from '../ui/notices/toasts';
import { type Difference, mergeEdits, type Side } from './merge-edits';

/** What the server keeps a version of: saving an older one is refused as `STALE`. */
export interface Versioned {
  readonly version: number;
}

interface Sentences {
  /** Said while it is saved. Without it nothing is said by a toast until it is saved, and a failure stays in the form. */
  readonly saving?: string;
  /** Absent where the page says it in its own way. */
  readonly saved?: string;
  readonly failed: string;
  /** Heads the differences where somebody else saved first; the server's sentence if absent. */
  readonly stale?: string;
}

/** The same thing as it is stored now; `before` where the edit began with another version than the form knows. */
interface Other<Stored> {
  readonly theirs: Stored;
  readonly before?: Stored | undefined;
}

/** What is stored already, and how an edit of it is saved. */
export interface Edited<Values extends FieldValues, Stored extends Versioned, Saved> {
  /** The form follows it while nothing is written. */
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** The fields that two people's edits are compared by. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** A field as it is shown to whoever compares; plain text needs none. */
  readonly inWords?: (field: keyof Values & string, values: Values) => string;
  /** Sends the values as an edit of `base`; throws what the server refused. */
  readonly update: (values: Values, base: Stored) => Promise<Saved>;
  /** Loads what is stored now, after somebody else saved first. */
  readonly load: (base: Stored) => Promise<Other<Stored> | undefined>;
  /** What is stored after a save, for a form that stays open. */
  readonly storedOf?: (saved: Saved) => Stored;
  /** What both changed stays as written here, and may be saved without a decision: the server keeps or checks the rest. */
  readonly keepsMine?: boolean;
}

export interface VersionedFormOptions<Values extends FieldValues, Stored extends Versioned, Saved> {
  readonly initial: Values;
  /** Absent for something new. */
  readonly edited?: Edited<Values, Stored, Saved> | undefined;
  /** Sends something new; throws what the server refused. */
  readonly create?: (values: Values) => Promise<Saved>;
  /** A sentence for each field that is wrong, for fields that are not registered with rules of their own. */
  readonly faultsOf?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Asked before anything is sent; false leaves the form open as it is. */
  readonly confirm?: (values: Values) => Promise<boolean>;
  readonly onSaved?: (saved: Saved) => void;
  readonly onRefused?: (failure: Failure) => void;
  /** Takes a save back; absent where nobody would want to. */
  readonly undoOf?: (saved: Saved, values: Values, base: Stored | undefined) => (() => void) | undefined;
  readonly sentences: Sentences;
  /** What a refusal is called, where it is not the server's own sentence. */
  readonly sentenceOf?: (failure: Failure) => string | undefined;
  /** The form's name of a field that the server calls differently. */
  readonly fieldOf?: (field: string) => string;
  /** How long a toast of failure stays, in milliseconds. */
  readonly failureMs?: number;
}

/** What `EditConflict` shows; absent while nobody else saved, or once it is settled. */
export interface Conflict {
  readonly title: string;
  readonly differences: readonly Difference[];
  readonly pick: (field: string, side: Side) => void;
  /** Gives up everything written here. */
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

export interface VersionedForm<Values extends FieldValues, Stored> {
  readonly form: UseFormReturn<Values>;
  /** What is stored, as far as this form knows; absent for something new. */
  readonly stored: Stored | undefined;
  readonly change: (part: Partial<Values>) => void;
  /** The sentence at each field. */
  readonly faults: Partial<Record<string, string>>;
  /** What is wrong with the whole, in a sentence. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
  /** Something has to be decided before it can be saved. */
  readonly isUndecided: boolean;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly submit: () => Promise<void>;
  /** Back to what is stored. */
  readonly discard: () => void;
  /** Begins anew with another version. */
  readonly restart: (stored: Stored) => void;
}

/** A stale version, or a stock that moved since it was seen. */
const OUTDATED = new Set<Failure['code']>(['STALE', 'STOCK_MOVED']);

const plainWords = (field: string, values: FieldValues): string =>
  String(values[field] ?? '').trim() || '(vacío)';

/** A form from its first key to a save that succeeded, also where somebody else saves first. */
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
  // The button is disabled at the next drawing: two presses may both come before it.
  const isSending = useRef(false);
  const { isDirty, errors } = form.formState;
  const { reset } = form;

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
    // What is wrong with a field is said at the field.
    if (own !== undefined || known.length === 0)
      setFailure(own ?? (Object.values(fields).flat().join(' ') || sentence || sentences.failed));
  };

  /** Somebody else saved first: merges both edits, and saves again where there is nothing to decide. */
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
    const title = sentences.stale ?? (refusal.sentence || ERROR_MESSAGES.STALE);
    const decided: Side | undefined = own.keepsMine ? 'mine' : undefined;
    setConflict({
      title,
      theirs,
      mine,
      differences: merged.differences.map((one) => ({ ...one, pick: one.pick ?? decided })),
    });
    progress?.error(
      options.sentenceOf?.(refusal) ?? (refusal.sentence || ERROR_MESSAGES.STALE),
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
      if (progress && undo) progress.undoable(sentences.saved ?? '', undo);
      else if (progress) progress.success(sentences.saved ?? '');
      else if (sentences.saved) toasts.success(sentences.saved);
      tellAdopted(adopted);
      setConflict(undefined);
      if (edited?.storedOf) {
        const now = edited.storedOf(saved);
        setStored(now);
        reset(edited.valuesOf(now));
      }
      return options.onSaved?.(saved);
    } catch (error) {
      const refusal = failureOf(error);
      options.onRefused?.(refusal);
      // Once: a version that is stale again is told, and not tried for ever.
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

  const write = (field: string, value: unknown) =>
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const show = (values: Values) => {
    reset(values);
    setConflict(undefined);
    setFailure(undefined);
  };
  const discard = () => show(edited && stored ? edited.valuesOf(stored) : options.initial);

  return {
    form,
    stored,
    change(part) {
      for (const [field, value] of Object.entries(part)) {
        write(field, value);
        form.clearErrors(field as Path<Values>);
      }
    },
    faults: Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, error?.message as string | undefined]),
    ),
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
      // A refusal of the server's stands at fields that no rule of the form would clear.
      form.clearErrors();
      await form.handleSubmit(begin)();
    },
    discard,
    restart(next) {
      setStored(next);
      if (edited) show(edited.valuesOf(next));
    },
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
