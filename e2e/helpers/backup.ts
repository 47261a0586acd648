import fs from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';

export const LAST_LINE = '-- Huella: the dump is complete';
export const MAKE_ONE = 'Hacer una copia ahora';

export const kept = (page: Page): Locator => page.getByRole('region', { name: 'Copias automáticas' });
export const downloadsOf = (page: Page): Locator =>
  kept(page).getByRole('button', { name: /^Descargar la copia:/ });

export const lastLineOf = (sql: string): string | undefined => sql.trimEnd().split('\n').at(-1);
export const contentOf = async (download: Download): Promise<Buffer> =>
  fs.readFileSync(await download.path());
