import { expect } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { supplyNamed } from '../helpers/supplies.js';
import { test } from '../helpers/test.js';

test("a screen without a paper of its own prints with the clinic's name and the number of pages, and without buttons", async ({
  page,
  staff,
}) => {
  await supplyNamed(staff, 'Gasa de papel', { stock: 50 });
  const id = await bookFor(staff, 'Paula de Papel Demo', { date: '2035-05-16', time: '10:00' });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id },
  );
  const screens: readonly (readonly [path: string, shown: string])[] = [
    ['/app/inventario', 'Gasa de papel'],
    [`/app/pacientes/${appointment.patient.id}`, 'Paula de Papel Demo'],
    ['/app/citas/cierre', 'Cerrar el día'],
  ];
  for (const [path, shown] of screens) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(shown).first()).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(shown).first()).toBeVisible();
    await expect(page.locator('.clinic-name')).toBeVisible();
    await expect(main.locator('button:not([aria-pressed="true"]):visible, input:visible'), path).toHaveCount(
      0,
    );
    expect(
      await page.evaluate(
        `[...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => /^@page \\{.*counter\\(pages\\)/s.test(cssText)))`,
      ),
      path,
    ).toBe(true);
    await page.emulateMedia({ media: null });
  }
});
