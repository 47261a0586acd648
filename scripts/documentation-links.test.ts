import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './bootstrap/checkout.mjs';

const PAGES = ['*.md', 'docs/**/*.md', 'bench/*.md'];
const CODE = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;

/** The headings as GitHub names them in addresses. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(HEADING)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(CODE, '');

function isBroken(page: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [file = '', anchor] = link.split('#');
  const place = file ? path.join(path.dirname(page), file) : page;
  if (!existsSync(place)) return true;
  return anchor !== undefined && place.endsWith('.md') && !anchorsOf(textOf(place)).includes(anchor);
}

it('finds no broken link between the pages of the documentation or to files', () => {
  const links = globSync(PAGES, { cwd: root }).flatMap((name) => {
    const page = path.join(root, name);
    return [...textOf(page).matchAll(LINK)].map(([, link]) => ({ name, page, link: link! }));
  });
  expect(links.length).toBeGreaterThan(400);
  expect(
    links.filter(({ page, link }) => isBroken(page, link)).map(({ name, link }) => `${name}: ${link}`),
  ).toEqual([]);
});

it('lists every decision once, in the order of their numbers', () => {
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = [...index.matchAll(/^\| (\d+) \| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, number, page]) => [
    Number(number),
    page!,
  ]);
  const pages = globSync('[0-9]*.md', { cwd: path.join(root, 'docs/decisions') }).toSorted();
  expect(listed).toEqual(pages.map((page) => [Number.parseInt(page, 10), page]));
});
