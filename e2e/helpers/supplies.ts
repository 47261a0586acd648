import type { Locator, Page } from '@playwright/test';
import type { Staff } from './staff.js';

export const supplyNamed = (staff: Staff, name: string, more: object = {}) =>
  staff.ask('mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }', {
    input: { name, unit: 'caja', stock: 2, criticalStock: 5, unitValue: 12_345, ...more },
  });
export const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
