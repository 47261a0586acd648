import { describe, expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmProvider, useConfirm } from './confirm';

function Asks() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () =>
    setAnswer(String(await confirm({ title: 'Quitar', question: '¿Seguro?', accept: 'Eliminar' })));
  return (
    <>
      <button onClick={() => void ask()}>Preguntar</button>
      <output>{answer}</output>
    </>
  );
}

describe('confirmation dialog', () => {
  it.each([
    ['Eliminar', 'true'],
    ['Cancelar', 'false'],
  ])('a confirmation answered with %s resolves to %s', async (button, answer) => {
    const { getByText, findByRole, getByRole } = render(
      <ConfirmProvider>
        <Asks />
      </ConfirmProvider>,
    );
    await userEvent.click(getByText('Preguntar'));
    await userEvent.click(await findByRole('button', { name: button }));
    await waitFor(() => expect(getByRole('status')).toHaveTextContent(answer));
  });

  it('a confirmation closed with Escape means no, and the safe answer has the focus', async () => {
    const { getByText, findByRole, getByRole } = render(
      <ConfirmProvider>
        <Asks />
      </ConfirmProvider>,
    );
    await userEvent.click(getByText('Preguntar'));
    expect(await findByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getByRole('status')).toHaveTextContent('false'));
  });
});
