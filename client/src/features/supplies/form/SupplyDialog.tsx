import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Modal } from '../../../ui/dialogs/Modal';
import { EMPTY_SUPPLY, isSupplyField, toSupplyChanges, toSupplyInput, valuesOf } from './supply-form';
import type { SupplyFormValues } from './supply-form';
import type { Supply } from '../list/supply-list';
import { SupplyFields } from './SupplyFields';
import { SupplyTrouble } from '../SupplyTrouble';
import { useSaveSupply } from './use-save-supply';

interface SupplyDialogProps {
  /** Absent for a new one. */
  supply: Supply | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** 'Nuevo Insumo' and 'Editar Insumo'. Drawn anew, with another key, each time it opens. */
export function SupplyDialog({ supply, isOpen, onClose, onSaved }: SupplyDialogProps) {
  const [filled] = useState(supply ? valuesOf(supply) : EMPTY_SUPPLY);
  const form = useForm<SupplyFormValues>({ defaultValues: filled });
  const save = useSaveSupply();
  /** What is stored, as far as this form knows. */
  const [seen, setSeen] = useState(supply);
  const [trouble, setTrouble] = useState<string>();
  const { isSubmitting, isDirty } = form.formState;
  const stock = useWatch({ control: form.control, name: 'stock' });
  const hasMoved = seen !== undefined && supply !== undefined && seen.stock !== supply.stock;

  const isSending = useRef(false);
  const send = async (values: SupplyFormValues) => {
    // The button waits for the next drawing to be disabled: two presses may both come before it.
    if (isSending.current) return;
    isSending.current = true;
    setTrouble(undefined);
    const outcome = seen
      ? await save.update(seen, toSupplyChanges(values, filled, seen.stock))
      : await save.create(toSupplyInput(values));
    isSending.current = false;
    switch (outcome.kind) {
      case 'saved':
        return onSaved();
      case 'moved':
        if (outcome.now) setSeen(outcome.now);
        return setTrouble(outcome.sentence);
      case 'incorrect': {
        const known = Object.entries(outcome.fields).filter(([field]) => isSupplyField(field));
        known.forEach(([field, all], index) =>
          form.setError(
            field as keyof SupplyFormValues,
            { message: all.join(' ') },
            { shouldFocus: index === 0 },
          ),
        );
        return known.length === 0 && setTrouble(Object.values(outcome.fields).flat().join(' '));
      }
      case 'failed':
        return setTrouble(outcome.sentence);
    }
  };

  return (
    <Modal
      isOpen={isOpen}
      title={supply ? 'Editar Insumo' : 'Nuevo Insumo'}
      subtitle={supply?.name}
      width={560}
      isBusy={isSubmitting}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ minWidth: 130 }}>
            {supply ? 'Actualizar' : 'Guardar'}
          </Button>
        </>
      }
    >
      {trouble && (
        <SupplyTrouble
          sentence={trouble}
          stock={hasMoved && stock !== String(seen.stock) ? seen.stock : undefined}
          onTake={(figure) => form.setValue('stock', String(figure), { shouldValidate: true })}
        />
      )}
      <SupplyFields form={form} seenStock={seen?.stock} />
    </Modal>
  );
}
