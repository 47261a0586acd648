import { expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocusNear } from '../keep-focus-near';
import { ConfirmProvider } from './confirm';
import { Modal } from './Modal';

function Opener({ label, children }: { label: string; children?: React.ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(true)}>{label}</button>
      {isShown && (
        <Modal title={label} onClose={() => setShown(false)} actions={<button>Guardar</button>}>
          <input aria-label={`Campo de ${label}`} />
          {children}
        </Modal>
      )}
    </>
  );
}

const inside = (name: string) => {
  const dialog = screen.getByRole('dialog', { name });
  return dialog === document.activeElement || dialog.contains(document.activeElement);
};

it('a modal takes the focus, keeps it inside, closes with Escape, and returns the focus to the element that opened it', async () => {
  const user = userEvent.setup();
  render(
    <ConfirmProvider>
      <Opener label="Editar">
        <Opener label="Encima" />
      </Opener>
      <button>Detrás</button>
    </ConfirmProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Editar' });
  opener.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(inside('Editar')).toBe(true));
  const reached = new Set<Element | null>();
  for (let stops = 0; stops < 12; stops += 1) {
    await user.tab();
    await waitFor(() => expect(inside('Editar')).toBe(true));
    reached.add(document.activeElement);
  }
  const dialog = within(screen.getByRole('dialog', { name: 'Editar' }));
  for (const control of [dialog.getByLabelText('Campo de Editar'), ...dialog.getAllByRole('button')])
    expect(reached).toContain(control);

  const upper = dialog.getByRole('button', { name: 'Encima' });
  upper.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(inside('Encima')).toBe(true));
  // One dialog at a time.
  await waitFor(() => expect(upper).not.toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(upper).toHaveFocus());
  expect(upper).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a modal whose opener is gone when it closes returns the focus to the part of the page around it', async () => {
  const user = userEvent.setup();
  function Debts() {
    const [isShown, setShown] = useState(false);
    const [isPaid, setPaid] = useState(false);
    return (
      <section aria-label="Saldos">
        {!isPaid && <button onClick={() => setShown(true)}>Cobrar</button>}
        {isShown && (
          <Modal
            title="Cobrar"
            onClose={() => setShown(false)}
            actions={<button onClick={() => setPaid(true)}>Listo</button>}
          >
            {null}
          </Modal>
        )}
      </section>
    );
  }
  render(
    <ConfirmProvider>
      <Debts />
    </ConfirmProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Cobrar' }));
  await user.click(await screen.findByRole('button', { name: 'Listo' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Saldos' })).toHaveFocus());
});

it('a button that disappears while it has the focus leaves it to the part of the page around it', async () => {
  const user = userEvent.setup();
  function Balance() {
    const [isPaid, setPaid] = useState(false);
    return (
      <section aria-label="Saldo">
        {!isPaid && (
          <button ref={keepFocusNear} onClick={() => setPaid(true)}>
            Cobrar
          </button>
        )}
      </section>
    );
  }
  render(<Balance />);
  await user.click(screen.getByRole('button', { name: 'Cobrar' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Saldo' })).toHaveFocus());
});
