import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../apollo/apollo-failure';
import { toasts } from '../../ui/notices/toasts';
import { type Agenda, type AgendaValues, faultOf, toUpdateInput, valuesOf } from './agenda-form-values';
import { EditableAgendasDocument, useUpdateAgendaMutation } from './settings.generated';

export interface AgendaFormState {
  readonly values: AgendaValues;
  readonly change: (part: Partial<AgendaValues>) => void;
  readonly faults: Readonly<Record<string, string>>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Somebody else saved first, and it is not decided yet whose hours stay. */
  readonly isStale: boolean;
  readonly save: () => Promise<void>;
  readonly reset: () => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** One agenda's form. @param agenda as it was when the form opened. */
export function useAgendaForm(agenda: Agenda): AgendaFormState {
  const client = useApolloClient();
  const [update] = useUpdateAgendaMutation();
  const [stored, setStored] = useState(agenda);
  const [values, setValues] = useState(() => valuesOf(agenda));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);

  const show = (shown: Agenda) => {
    setStored(shown);
    setValues(valuesOf(shown));
    setFaults({});
  };
  const meetTheirs = async () => {
    const { data } = await client
      .query({ query: EditableAgendasDocument, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    const theirs = data?.agendaSettings.find(({ serviceType }) => serviceType === stored.serviceType);
    if (!theirs) return;
    setStored(theirs);
    setStale(true);
  };
  const save = async () => {
    if (isSaving || values.days.some(faultOf)) return;
    setSaving(true);
    const progress = toasts.progress('Guardando horarios...');
    try {
      const { data } = await update({ variables: { input: toUpdateInput(stored, values) } });
      progress.success('Horarios guardados correctamente');
      if (data) show(data.updateAgenda);
    } catch (error) {
      const { code, sentence, fields } = failureOf(error);
      progress.error(sentence ?? 'Error al guardar los horarios');
      setFaults(Object.fromEntries(Object.entries(fields).map(([field, all]) => [field, all.join(' ')])));
      if (code === 'STALE') await meetTheirs();
    }
    setSaving(false);
  };
  return {
    values,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    faults,
    isDirty: JSON.stringify(values) !== JSON.stringify(valuesOf(stored)),
    isSaving,
    isStale,
    save,
    reset: () => show(stored),
    takeTheirs: () => {
      show(stored);
      setStale(false);
    },
    keepMine: () => setStale(false),
  };
}
