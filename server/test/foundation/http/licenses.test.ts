import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct();
let notices: string;
beforeAll(async () => {
  const answer = await product.client().get('/licenses.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  notices = answer.body;
});

const headings = () => [...notices.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)];

describe('Licenses of the client', () => {
  it("publishes the client's licenses with their notices, for packages, fonts and data", () => {
    expect(headings().map(([, name]) => name)).toEqual(
      expect.arrayContaining(['react', '@mui/material', '@apollo/client', 'codemirror']),
    );
    expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(notices).toMatch(/^Copyright 2016 The Inter Project Authors/m);
    expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(notices).toContain('https://github.com/google/material-design-icons');
    expect(notices).toContain('https://en.wikipedia.org/wiki/Public_holidays_in_Chile');
  });

  it("lists all of the client's licenses in docs/licenses.md", async () => {
    const [, client = ''] = (await readFile(`${PROJECT_ROOT}/docs/licenses.md`, 'utf8')).split(
      '## Packages that the client may bundle',
    );
    const rows = [...client.matchAll(/^\| (.+?) \| (.+) \|$/gm)];
    const listed = new Map(rows.map(([, license = '', names = '']) => [license, names.split(', ')]));
    for (const [, name = '', license = ''] of headings()) expect(listed.get(license)).toContain(name);
  });
});
