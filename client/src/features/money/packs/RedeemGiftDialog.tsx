import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { useCloseAndReload } from '../use-close-and-reload';
import { useRedeemGiftPackMutation } from './packs.generated';

/** Makes a gift the pack of a patient who brings its code. */
export function RedeemGiftDialog({ patientId, onClose }: { patientId: number; onClose: () => void }) {
  const [redeem] = useRedeemGiftPackMutation();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: { code: '' },
    faultsOf: ({ code }) => (code.trim() === '' ? { code: 'Escriba el código del vale.' } : {}),
    sentences: { saved: 'Regalo canjeado', failed: 'No se pudo canjear el regalo. Inténtelo de nuevo.' },
    create: async ({ code }) => {
      const variables = { code: code.trim(), patientId };
      await redeem({ variables, context: key.contextOf(variables) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { code } = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal title="Canjear regalo" editing={editing} width={480} submit="Canjear" onClose={onClose}>
      <Typography>El pack pasa a ser de este paciente. El pago sigue siendo de quien lo compró.</Typography>
      <Field
        label="Código del vale"
        aria-required
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={editing.faults['code']}
        onChange={({ target }) => editing.change({ code: target.value })}
      />
    </FormModal>
  );
}
