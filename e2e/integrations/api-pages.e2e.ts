import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/test.js';

test.use({ isLoggedIn: false });

/** Collects requests to other hosts and what the security policy refuses. */
function watchRequests(page: Page, ownAddress = '') {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(ownAddress) && !/^(data|blob):/.test(address)) foreign.push(address);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return { foreign, refused };
}

test('both APIs can be tried in the browser under the strict headers, without a request to another host', async ({
  page,
  baseURL,
}) => {
  const { foreign, refused } = watchRequests(page, baseURL);
  await page.goto('/graphql');
  // The button appears before the editor's own code is loaded: an early click does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(page.getByText('"clinic"').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.goto('/api/docs');
  await page
    .getByRole('button', { name: /GET.*\/api\/citas\/disponibles/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('horas_disponibles').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '200' }).first()).toBeVisible();
  expect({ foreign, refused }).toEqual({ foreign: [], refused: [] });
});
