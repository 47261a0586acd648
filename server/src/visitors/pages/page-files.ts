import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicPage } from '#domain/visitors/booking/public-page.js';
import { readSchemeScript } from '../../foundation/http/scheme-script.js';

interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The files needed to render a page, as built by client/vite.public.config.ts. */
export interface PageFiles {
  /** The HTML of the root element. */
  readonly render: (page: PublicPage) => string;
  /** URLs. */
  readonly script: string;
  /** The ones that each page needs; others are loaded if a text uses one of their characters. */
  readonly fonts: readonly string[];
  /** The script that chooses the colours, inlined into the page. */
  readonly schemeScript: string;
  /** The text of all style sheets, inlined into the page, so that nothing waits for another request. */
  readonly styles: string;
}

/** As named by client/build/fonts.mjs. */
const FIRST_FONTS = /\/first-[^/]+\.woff2$/;
const ENTRY = 'src/features/visitors/main.tsx';

/** @param dist the build's folder. @returns undefined if the client is not built, as in tests of only the endpoints. */
export async function readPageFiles(dist: string): Promise<PageFiles | undefined> {
  const client = path.join(dist, 'client');
  const manifest = path.join(client, '.vite/public-page.json');
  if (!existsSync(manifest)) return undefined;
  const entry = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Built>)[ENTRY];
  if (!entry) throw new Error(`${manifest} has no ${ENTRY}`);
  const renderer = pathToFileURL(path.join(dist, 'public-page/render.js')).href;
  const { render } = (await import(renderer)) as Pick<PageFiles, 'render'>;
  return {
    render,
    script: `/${entry.file}`,
    fonts: (entry.assets ?? []).filter((file) => FIRST_FONTS.test(file)).map((file) => `/${file}`),
    schemeScript: readSchemeScript(client) ?? '',
    styles: (entry.css ?? []).map((file) => readFileSync(path.join(client, file), 'utf8')).join(''),
  };
}
