import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../helpers/hydrated.js';

/** The CSS pixels of a zoomed window of 1280 by 800. */
const ZOOMS = [
  { name: '200 %', width: 640, height: 400, scale: 2, hour: '15:00' },
  { name: '400 %', width: 320, height: 200, scale: 4, hour: '16:00' },
];
/** A day that only this file uses. */
const DAY = '2033-06-07';

/**
 * Checks that nothing scrolls sideways, and that each link, button and field can be scrolled into view with nothing
 * over it. The strings run in the page.
 */
async function expectReachable(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  const hidden = await page.evaluate(`(() => {
    const modal = document.querySelector('dialog[open]');
    const shown = [...(modal ?? document).querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.disabled
        && !each.closest('[aria-hidden="true"], [inert]'));
    return shown.flatMap((each) => {
      // A radio button or checkbox is pressed by its label, and the skip link appears on focus.
      const pressed = each.type === 'radio' || each.type === 'checkbox' ? (each.labels?.[0] ?? each) : each;
      pressed.focus({ preventScroll: true });
      pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, width, height } = pressed.getBoundingClientRect();
      const line = pressed.getClientRects()[0];
      const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      const isInSight = left >= -1 && right <= innerWidth + 1 && width > 0 && height > 0;
      return isInSight && at && (pressed.contains(at) || at.contains(pressed)) ? [] : [each.outerHTML.slice(0, 120) + ' ' + top];
    });
  })()`);
  expect(hidden).toEqual([]);
}

for (const { name, width, height, scale, hour } of ZOOMS) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    test('a visitor reaches everything from arrival to the booked hour without scrolling sideways', async ({
      page,
    }) => {
      await page.goto(`/public/reservar?dia=${DAY}`);
      await hydrated(page);
      await expect(page.getByRole('button', { name: hour })).toBeVisible();
      await expectReachable(page);

      await page.getByRole('button', { name: hour }).click();
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      const form = page.getByRole('dialog');
      await expect(form.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
      await expectReachable(page);

      await form.getByLabel('Nombre completo').fill('Zulema Zoom Demo');
      await form.getByLabel('Correo electrónico').fill(`zoom${scale}@`);
      await form.getByLabel('Teléfono').fill(`9 6000 000${scale}`);
      await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
      await expect(form.getByText(/correo válido/)).toBeVisible();
      await expectReachable(page);
      await form.getByLabel('Correo electrónico').fill(`zoom${scale}@demo.invalid`);
      await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: '¡Reserva realizada con éxito!' }),
      ).toBeFocused();
      await expectReachable(page);
    });

    test('the waiting list form says at the top that something is wrong, and what at each field', async ({
      page,
    }) => {
      await page.goto(`/public/avisar?dia=${DAY}`);
      await expectReachable(page);
      await page.getByLabel('Hasta').fill('2033-06-01');
      await page.getByLabel('Correo electrónico').fill('zoom@');
      await page.getByRole('button', { name: 'Avíseme' }).click();
      await expect(page.getByRole('alert')).toHaveText('Revise los datos marcados.');
      await expect(page.getByText('El último día no puede ser anterior al primero.')).toBeVisible();
      await expect(page.getByText(/correo válido/)).toBeVisible();
      await expectReachable(page);
    });
  });
}
