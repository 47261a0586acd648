import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmProvider } from './confirm';
import { Modal } from './Modal';

interface Shown {
  isBusy?: boolean;
  hasChanges?: boolean;
  isCovered?: boolean;
}

function open({ isCovered = false, ...shown }: Shown = {}) {
  const onClose = jest.fn();
  const onSubmit = jest.fn();
  const onInner = jest.fn();
  render(
    <ConfirmProvider>
      <Modal
        title="Formulario"
        onClose={onClose}
        onSubmit={onSubmit}
        actions={<button type="submit">Guardar</button>}
        {...shown}
      >
        {isCovered && (
          <Modal title="Encima" onClose={onInner} onSubmit={onInner}>
            <button type="submit">Guardar encima</button>
          </Modal>
        )}
      </Modal>
    </ConfirmProvider>,
  );
  return { onClose, onSubmit, onInner, user: userEvent.setup() };
}

const cross = () => screen.getByRole('button', { name: 'Cerrar', hidden: true });

describe('Modal', () => {
  it('a modal closes immediately if no input would be lost', async () => {
    const { onClose, user } = open();
    await user.click(cross());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a modal asks before unsaved input is lost, and stays open if the user declines', async () => {
    const { onClose, user } = open({ hasChanges: true });
    await user.click(cross());
    const question = await screen.findByRole('alertdialog', { name: 'Cambios sin guardar' });
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await waitForElementToBeRemoved(question);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(cross());
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a busy modal cannot be closed', () => {
    open({ isBusy: true });
    expect(cross()).toBeDisabled();
  });

  it('a form in a nested modal does not submit the modal below', async () => {
    const { onSubmit, onInner, user } = open({ isCovered: true });
    await user.click(screen.getByRole('button', { name: 'Guardar encima' }));
    expect(onInner).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
