import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CameraDialog } from './CameraDialog';

it('offers only a file as the main action where there is no camera', async () => {
  const onChooseFile = jest.fn();
  render(
    <CameraDialog
      place={{ side: 'RIGHT', zone: 'HEEL', toe: null }}
      previous={undefined}
      onTake={jest.fn()}
      onChooseFile={onChooseFile}
      onClose={jest.fn()}
    />,
  );
  expect(await screen.findByText('No se encontró una cámara. Suba un archivo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tomar foto' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Subir archivos' }));
  expect(onChooseFile).toHaveBeenCalledTimes(1);
});
