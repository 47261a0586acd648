import Box from '@mui/material/Box';
import { useState } from 'react';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { Notice } from '../../../ui/notices/Notice';
import {
  StoredSupplyDocument,
  SuppliesDocument,
  SuppliesToBuyDocument,
  useCreateSupplyMutation,
  useUpdateSupplyMutation,
} from '../supplies.generated';
import type { Supply } from '../list/supply-list';
import {
  EMPTY_SUPPLY,
  inWords,
  MERGED_LABELS,
  toSupplyChanges,
  toSupplyInput,
  valuesOf,
} from './supply-form';
import { SupplyFields } from './SupplyFields';

interface SupplyDialogProps {
  /** Absent for a new supply. */
  supply: Supply | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** The lists in which the supply's position may have changed. */
const LISTS = [SuppliesDocument, SuppliesToBuyDocument];
const SAVE_FAILED = 'Error al guardar el insumo. Por favor, intente nuevamente.';

/** Needs a new key each time it opens. */
export function SupplyDialog({ supply, isOpen, onClose, onSaved }: SupplyDialogProps) {
  const [initial] = useState(supply ? valuesOf(supply) : EMPTY_SUPPLY);
  const [create] = useCreateSupplyMutation({ refetchQueries: LISTS, awaitRefetchQueries: true });
  const [update, { client }] = useUpdateSupplyMutation({ refetchQueries: LISTS });
  const editing = useVersionedForm({
    initial,
    create: async (values) => {
      await create({ variables: { input: toSupplyInput(values) } });
    },
    edited: supply && {
      stored: supply,
      valuesOf,
      labels: MERGED_LABELS,
      inWords,
      update: async (values, base) => {
        const { id, version } = base;
        await update({ variables: { id, version, input: toSupplyChanges(values, base) } });
      },
      load: async ({ id }) => {
        const { data } = await client.query({
          query: StoredSupplyDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return data?.supply ? { theirs: data.supply } : undefined;
      },
      keepsMine: true,
    },
    sentences: { failed: SAVE_FAILED },
    sentenceOf: ({ code, fields }) =>
      code === 'NOT_FOUND' || code === 'STALE' || code === 'STOCK_MOVED' || Object.keys(fields).length > 0
        ? undefined
        : SAVE_FAILED,
    onSaved,
    kept: {
      form: `supply.${supply?.id ?? 'new'}`,
      title: supply ? `Insumo ${supply.name}` : 'Insumo nuevo',
      opens: supply,
    },
  });
  const { form, stored, failure, conflict, isSaving } = editing;
  const close = () => {
    editing.forgetDraft();
    onClose();
  };

  return (
    <Modal
      isOpen={isOpen}
      title={supply ? 'Editar Insumo' : 'Nuevo Insumo'}
      subtitle={supply?.name}
      width={560}
      isBusy={isSaving}
      hasChanges={editing.isDirty}
      onClose={close}
      onSubmit={() => void editing.submit()}
      actions={
        <CancelOrSubmit
          submit={supply ? 'Actualizar' : 'Guardar'}
          isBusy={isSaving}
          minWidth={130}
          onCancel={close}
        />
      }
    >
      {editing.isRestored && (
        <Box sx={{ marginBottom: 2 }}>
          <RestoredNotice onStartOver={editing.startOver} />
        </Box>
      )}
      {failure && (
        <Box sx={{ marginBottom: 2 }}>
          <Notice sentence={failure} />
        </Box>
      )}
      {conflict && <EditConflict conflict={conflict} />}
      <SupplyFields form={form} seenStock={stored?.stock} />
    </Modal>
  );
}
