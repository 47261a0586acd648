import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, '../client/src', file), 'utf8');
const NUMBERED =
  /@page \{[^@]*@bottom-right \{\s*content: 'Página ' counter\(page\) ' de ' counter\(pages\);/;

it.each(['ui/paper/page.css', 'features/stock/shopping/print-window.ts'])(
  'numbers every page that %s prints',
  (file) => {
    expect(read(file)).toMatch(NUMBERED);
  },
);
