import { ERROR_MESSAGES } from '#domain/messages.es.js';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureOf } from '../../../apollo/apollo-failure';
import { differencesOf, withMyChanges } from '../../../ui/edit-differences';
import type { EditDifference } from '../../../ui/EditConflict';
import { toasts } from '../../../ui/notices/toasts';
import {
  type EditableMessageSettingsFragment,
  MessageSettingsDocument,
  useUpdateMessageSettingsMutation,
} from './message-settings.generated';
import {
  FIELD_LABELS,
  inWords,
  isMessageSettingsField,
  type MessageSettingsValues,
  valuesOf,
} from './message-settings-form';

const SAVE_FAILED = 'No se pudo guardar la configuración de mensajes. Inténtelo de nuevo.';

export interface MessageSettingsFormState {
  readonly form: UseFormReturn<MessageSettingsValues>;
  readonly submit: () => Promise<void>;
  /** What is wrong with the whole, in a sentence. */
  readonly failure: string | undefined;
  /** What somebody else saved meanwhile; empty once it is decided whose words stay. */
  readonly conflict: readonly EditDifference[];
  readonly keepMine: () => void;
  /** Back to what is saved, whoever saved it. */
  readonly discard: () => void;
}

/** The form of the messages' settings. @param stored as they are now; it follows others while nothing is written here. */
export function useMessageSettingsForm(stored: EditableMessageSettingsFragment): MessageSettingsFormState {
  const form = useForm<MessageSettingsValues>({ defaultValues: valuesOf(stored) });
  const { isDirty } = form.formState;
  const [update, { client }] = useUpdateMessageSettingsMutation();
  /** What the form began with; what is saved is an edit of that. */
  const seen = useRef(stored);
  const [conflict, setConflict] = useState<readonly EditDifference[]>([]);
  const [failure, setFailure] = useState<string>();

  const { reset } = form;
  useEffect(() => {
    if (isDirty || stored.version <= seen.current.version) return;
    seen.current = stored;
    reset(valuesOf(stored));
  }, [isDirty, stored, reset]);

  /** Somebody else saved first: what they changed is shown before anything is written over. */
  const compare = async (mine: MessageSettingsValues) => {
    const { data } = await client
      .query({ query: MessageSettingsDocument, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (!data) return setFailure(SAVE_FAILED);
    const versions = { before: valuesOf(seen.current), theirs: valuesOf(data.messageSettings), mine };
    const differences = differencesOf(FIELD_LABELS, versions, inWords);
    seen.current = data.messageSettings;
    setConflict(differences);
    if (differences.length === 0) setFailure(ERROR_MESSAGES.STALE);
    reset(versions.theirs);
    reset(withMyChanges(versions), { keepDefaultValues: true });
  };
  const save = async (values: MessageSettingsValues) => {
    setFailure(undefined);
    try {
      const { data } = await update({ variables: { version: seen.current.version, input: values } });
      if (!data) return;
      seen.current = data.updateMessageSettings;
      reset(valuesOf(data.updateMessageSettings));
      toasts.success('Configuración de mensajes guardada');
    } catch (error) {
      const { code, sentence, fields } = failureOf(error);
      if (code === 'STALE') return compare(values);
      let isAtAField = false;
      for (const [field, faults] of Object.entries(fields)) {
        if (!isMessageSettingsField(field)) continue;
        form.setError(field, { message: faults.join(' ') });
        isAtAField = true;
      }
      if (!isAtAField) setFailure(sentence ?? SAVE_FAILED);
    }
  };

  return {
    form,
    submit: () => form.handleSubmit(save)(),
    failure,
    conflict,
    keepMine: () => setConflict([]),
    discard() {
      reset(valuesOf(seen.current));
      setConflict([]);
      setFailure(undefined);
    },
  };
}
