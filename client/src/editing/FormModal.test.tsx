import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { ConfirmProvider } from '../ui/dialogs/confirm';
import { Field } from '../ui/fields/Field';
import { FormModal } from './FormModal';
import { useVersionedForm } from './use-versioned-form';

function DayOff() {
  const editing = useVersionedForm({
    initial: { reason: '' },
    faultsOf: ({ reason }): Record<string, string> => (reason ? {} : { reason: 'Falta el motivo.' }),
    sentences: { failed: 'Error' },
    create: () => Promise.resolve(),
  });
  const reason = useWatch({ control: editing.form.control, name: 'reason' });
  return (
    <FormModal title="Días libres" width={400} submit="Guardar" editing={editing} onClose={() => undefined}>
      <Field
        label="Motivo"
        aria-required
        value={reason}
        error={editing.faults['reason']}
        onChange={({ target }) => editing.change({ reason: target.value })}
      />
    </FormModal>
  );
}

it('a form that is refused moves the focus to its first wrong field, also if the form library does not know the field', async () => {
  const user = userEvent.setup();
  render(
    <ConfirmProvider>
      <DayOff />
    </ConfirmProvider>,
    { wrapper: MemoryRouter },
  );
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Falta el motivo.');
  await waitFor(() => expect(screen.getByLabelText('Motivo')).toHaveFocus());
});
