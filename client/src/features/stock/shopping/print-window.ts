import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** For paper and white screens, whatever the panel's colours. */
const STYLE = `
  @page { margin: 15mm; @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 8pt Inter, sans-serif; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 32px; color: #111; background: #fff; color-scheme: light;
    font: 14px/1.45 Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums; }
  main { max-width: 1000px; margin: 0 auto; overflow-x: auto; }
  header { display: flex; align-items: flex-start; justify-content: space-between; gap: 24px; margin-bottom: 24px; }
  address { display: flex; align-items: center; gap: 16px; margin-bottom: 24px; padding-bottom: 12px; font-style: normal;
    border-bottom: 1px solid #111; }
  address img { max-width: 160px; height: 40px; object-fit: contain; }
  address strong { flex: 1; font-size: 18px; }
  address div { display: grid; text-align: right; font-size: 13px; color: #444; }
  h1 { margin: 0; font-size: 22px; letter-spacing: -0.02em; }
  p { margin: 4px 0 0; color: #444; }
  button { flex: none; min-height: 44px; padding: 0 20px; border: 0; border-radius: 10px; cursor: pointer;
    font: inherit; font-weight: 600; color: #fff; background: #0b5d57; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px 10px; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; overflow-wrap: break-word; }
  thead th { font-size: 12px; color: #444; border-bottom: 2px solid #111; overflow-wrap: normal; }
  tbody tr { break-inside: avoid; }
  tfoot :is(th, td) { border-bottom: 0; border-top: 2px solid #111; }
  .number { text-align: right; }
  .box { display: inline-block; width: 15px; height: 15px; margin-right: 10px; vertical-align: -2px;
    border: 1.5px solid #111; border-radius: 3px; }
  .number, .short { white-space: nowrap; }
  thead .number { white-space: normal; }
  @media (max-width: 600px) { body { padding: 16px; font-size: 12px; } th, td { padding: 6px; } }
  @media print { body { padding: 0; font-size: 12px; } main { overflow: visible; } button { display: none; } }
`;

/** The panel's own fonts: their URLs are root-relative, so they work in the window too. */
const fontFaces = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => text.startsWith('@font-face'))
    .join('\n');

/**
 * Opens a window with a printable page. The page has no script, which the Content-Security-Policy would block; its
 * buttons are handled here.
 * @param page renders the page, given a function that prints the window.
 * @returns whether it opened; browsers may block it.
 */
export function openPrintWindow(title: string, page: (print: () => void) => ReactNode): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  const { document } = opened;
  document.title = title;
  document.documentElement.lang = 'es-CL';
  const style = document.createElement('style');
  style.textContent = `${fontFaces()}${STYLE}`;
  const viewport = document.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  document.head.append(viewport, style);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(page(() => opened.print()));
  return true;
}
