import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { Themed } from '../theme/Themed';
import { ToastArea, toasts } from './toasts';

const show = () =>
  render(
    <Themed>
      <ToastArea />
    </Themed>,
  );

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

describe('a toast', () => {
  it('stands above on a phone, where dialogs and their buttons are below', async () => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(width < 600px)' });
    const { findByText } = show();
    act(() => {
      toasts.success('Cita creada exitosamente');
    });
    expect((await findByText('Cita creada exitosamente')).closest('li')).toHaveAttribute(
      'data-y-position',
      'top',
    );
  });

  it('replaces the toast of an operation in progress by its outcome', async () => {
    const { findByText, queryByText } = show();
    let progress: ReturnType<typeof toasts.progress> | undefined;
    act(() => {
      progress = toasts.progress('Creando paciente...');
    });
    await findByText('Creando paciente...');
    act(() => {
      progress?.success('Paciente creado exitosamente');
    });
    expect(await findByText('Paciente creado exitosamente')).toBeInTheDocument();
    expect(queryByText('Creando paciente...')).toBeNull();
  });

  it('shows only one toast for the same message', async () => {
    const { getAllByText } = show();
    act(() => {
      toasts.error('Error al cargar las citas');
      toasts.error('Error al cargar las citas');
    });
    await waitFor(() => expect(getAllByText('Error al cargar las citas')).toHaveLength(1));
  });
});
