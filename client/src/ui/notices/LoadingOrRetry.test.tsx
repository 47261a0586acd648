import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadingOrRetry } from './LoadingOrRetry';

it('shows that data load, that they could not be loaded, and nothing once they are there', async () => {
  let tries = 0;
  const refetch = async () => {
    tries += 1;
    throw new Error('the server is still away');
  };
  const part = (data: unknown, error: unknown) => (
    <LoadingOrRetry data={data} error={error} sentence="No se pudo cargar el equipo." refetch={refetch} />
  );
  const { rerender, container } = render(part(undefined, undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Cargando...');
  rerender(part(undefined, new Error('no connection')));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('No se pudo cargar el equipo.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(tries).toBe(1);
  rerender(part([], new Error('a later reload failed')));
  expect(container).toBeEmptyDOMElement();
});
