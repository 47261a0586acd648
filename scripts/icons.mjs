// @ts-check
// node scripts/icons.mjs: redraws the installed panel's icons from client/public/favicon.svg.
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';
import { inRoot } from './bootstrap/checkout.mjs';

const mark = fs.readFileSync(inRoot('client/public/favicon.svg'), 'utf8');
const [, ground = ''] = /<rect [^>]*fill="(#\w+)"/.exec(mark) ?? [];

/** Systems crop these icons to their own shape, so the background fills the square and the mark is in the middle. */
const cut = (/** @type {number} */ share) => ({ share, background: ground });
const asDrawn = { share: 1, background: 'transparent' };
const ICONS = [
  { name: 'icon-192', size: 192, ...asDrawn },
  { name: 'icon-512', size: 512, ...asDrawn },
  { name: 'icon-maskable', size: 512, ...cut(0.8) },
  { name: 'apple-touch-icon', size: 180, ...cut(0.9) },
];

const found = await findChromium();
if (!found.program) throw new Error(found.advice);
const browser = await chromium.launch({ executablePath: found.program, args: ['--no-sandbox'] });
for (const { name, size, share, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = mark.replace('<svg ', `<svg style="width:${share * 100}%" `);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">${drawing}`,
  );
  await page.screenshot({ path: inRoot(`client/public/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
