import { expect } from '@playwright/test';
import { bookFor, openCalendar } from '../../helpers/appointments.js';
import { expectBlueProgress, expectNothingMoves, holdBack } from '../../helpers/progress.js';
import { test } from '../../helpers/test.js';

const DAY = '2036-05-08';

for (const [colorScheme, action] of [
  ['light', 'Confirmar'],
  ['dark', 'Cancelar cita'],
] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('nothing moves with reduced motion, and a progress toast is blue', async ({ page, staff }) => {
      const time = action === 'Confirmar' ? '12:00' : '13:00';
      const id = await bookFor(staff, 'Calma Demo', { date: DAY, time });
      await openCalendar(page, `vista=dia&fecha=${DAY}&cita=${id}`);
      const letGo = await holdBack(page, 'UpdateAppointment');
      await page
        .getByRole('dialog', { name: 'Detalles de la Cita' })
        .getByRole('button', { name: action, exact: true })
        .click();
      await expectBlueProgress(page, 'Actualizando cita...');
      letGo();
      await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
      await expectNothingMoves(page);
    });
  });
}
