import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page';

const Page = () => <h1>Llegó</h1>;
afterEach(() => {
  jest.useRealTimers();
});

describe('page whose code can’t be loaded', () => {
  it('offers to load a page’s code again, and shows the page once it loads', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(Page);
    const Lazy = lazyPage(load);
    const { findByRole, getByText } = render(<Lazy />);
    expect(getByText('Cargando...')).toBeInTheDocument();
    await userEvent.click(await findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await findByRole('heading', { name: 'Llegó' })).toBeInTheDocument();
  });

  it('reloads the document if importing the code again does not help', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = jest.fn();
    const Lazy = lazyPage(() => Promise.reject(new Error('404')), reload);
    const { findByRole } = render(<Lazy />);
    await userEvent.click(await findByRole('button', { name: 'Intentar de nuevo' }));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(await findByRole('button', { name: 'Intentar de nuevo' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('gives up loading a page’s code after 120 seconds', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const Lazy = lazyPage(() => new Promise<never>(() => undefined));
    const { getByText, findByRole } = render(<Lazy />);
    await act(() => jest.advanceTimersByTimeAsync(119_000));
    expect(getByText('Cargando...')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await findByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
  });
});

it('offers to reload a page that fails while it is shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = jest.fn();
  const Failing = () => {
    throw new Error('removeChild');
  };
  const Lazy = lazyPage(() => Promise.resolve(Failing), reload);
  const { findByRole, getByRole } = render(
    <>
      <nav>Menú</nav>
      <Lazy />
    </>,
  );
  await userEvent.click(await findByRole('button', { name: 'Volver a cargar' }));
  expect(getByRole('alert')).toHaveTextContent('Algo falló al mostrar esta página.');
  expect(getByRole('navigation')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});
