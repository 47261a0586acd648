import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { FILE_FAULTS, rowMisnumbered } from '#domain/spreadsheets/file-faults.es.js';
import { describe, expect, it } from '@jest/globals';
import yazl from 'yazl';
import { XmlParser } from './parse-xml.js';
import { readCsv } from './read-csv.js';
import { openSpreadsheet } from './open-spreadsheet.js';
import { partsOfWorkbook, WORKBOOK_PARTS } from './workbook-xml.js';

async function faultOf(bytes: Buffer): Promise<unknown> {
  try {
    for await (const row of (await openSpreadsheet(bytes)).rows()) void row;
    return undefined;
  } catch (error) {
    return (error as { fields?: { file?: unknown } }).fields?.file;
  }
}

function workbook(
  sheet: string | Buffer,
  others: Readonly<Record<string, string | Buffer>> = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries({ ...Object.fromEntries(partsOfWorkbook('Hoja')), ...others }))
    zip.addBuffer(Buffer.from(text as string), path);
  zip.addBuffer(Buffer.from(sheet as string), WORKBOOK_PARTS.sheet);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const styles = (formatCode: string): string =>
  `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const ROW = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';

const SHARED_TEXTS = {
  [WORKBOOK_PARTS.targets]: `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
};

describe('Unreadable spreadsheets', () => {
  const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), FILE_FAULTS.isEmpty],
    ['only empty lines', () => Buffer.from('\n;;\n\n'), FILE_FAULTS.isEmpty],
    ['a workbook without rows', () => workbook(sheetOf('')), FILE_FAULTS.isEmpty],
    [
      'a password',
      () => Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
      FILE_FAULTS.isProtected,
    ],
    ['an old Excel', () => Buffer.concat([OLE, Buffer.alloc(600)]), FILE_FAULTS.isOldExcel],
    ['a PDF', () => Buffer.from('%PDF-1.7 …'), FILE_FAULTS.isBroken],
    [
      'a web page',
      () => Buffer.from('\uFEFF <html><table><tr><td>RUT</td></tr></table>'),
      FILE_FAULTS.isBroken,
    ],
    ['a web page in UTF-16', () => Buffer.from('\uFEFF<table><tr>', 'utf16le'), FILE_FAULTS.isBroken],
    ['a web archive', () => Buffer.from('MIME-Version: 1.0\n…'), FILE_FAULTS.isBroken],
    ['Excel 2003’s XML', () => Buffer.from('<?xml version="1.0"?><Workbook/>'), FILE_FAULTS.isBroken],
    ['bytes', () => Buffer.from([1, 2, 0, 0, 3, 255, 0]), FILE_FAULTS.isBroken],
    ['half a workbook', async () => (await workbook(sheetOf(ROW))).subarray(0, 700), FILE_FAULTS.isBroken],
    ['a ZIP of something else', () => workbookOf({ 'word/document.xml': '<a/>' }), FILE_FAULTS.isBroken],
    ['a sheet that ends early', () => workbook(`<worksheet><sheetData>${ROW}`), FILE_FAULTS.isBroken],
    ['a DTD', () => workbook(`<!DOCTYPE a [<!ENTITY b "bb">]>${sheetOf(ROW)}`), FILE_FAULTS.isBroken],
    [
      'a cell in column ZZZ',
      () => workbook(sheetOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')),
      FILE_FAULTS.hasTooManyColumns,
    ],
    ['a thousand columns', () => Buffer.from(';'.repeat(1000)), FILE_FAULTS.hasTooManyColumns],
    [
      'a thousand columns in a row that never ends',
      () => Buffer.from(`${';'.repeat(1000)}"${'x'.repeat(300_000)}`),
      FILE_FAULTS.hasTooManyColumns,
    ],
    ['a row that repeats a number', () => workbook(sheetOf('<row r="2"/><row r="2"/>')), rowMisnumbered('2')],
    ['a row with half a number', () => workbook(sheetOf('<row r="1.5"/>')), rowMisnumbered('1.5')],
    ['a row with a word as its number', () => workbook(sheetOf('<row r="abc"/>')), rowMisnumbered('abc')],
    [
      'a row below the last one of Excel',
      () => workbook(sheetOf('<row r="1048577"/>')),
      rowMisnumbered('1048577'),
    ],
    [
      'a number format of 256 characters',
      () => workbook(sheetOf(ROW), { [WORKBOOK_PARTS.styles]: styles('['.repeat(256)) }),
      FILE_FAULTS.hasLongFormat,
    ],
    [
      'an attribute of a million characters',
      () => workbook(`<worksheet><a b="${'>'.repeat(1_000_000)}"/><sheetData>${ROW}</sheetData></worksheet>`),
      FILE_FAULTS.isBroken,
    ],
    [
      'an attribute that never ends',
      () => workbook(`<worksheet><a b="${'>'.repeat(32_768)}`),
      FILE_FAULTS.isBroken,
    ],
  ])('refuses an unreadable file and says what to do: %s', async (_, bytes, sentence) =>
    expect(await faultOf(await bytes())).toEqual([sentence]),
  );

  const longCell =
    'Una celda de la fila 1 tiene más de 20.000 caracteres. Acórtela y suba el archivo de nuevo.';
  const TEN_MB = 'x'.repeat(10 * 1024 * 1024);

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['CSV', () => Buffer.from(`a;${TEN_MB}\n`)],
    ['CSV with a quote that never ends', () => Buffer.from(`a;"${TEN_MB}`)],
    [
      'XLSX',
      () => workbook(sheetOf(`<row r="1"><c r="A1" t="inlineStr"><is><t>${TEN_MB}</t></is></c></row>`)),
    ],
    [
      'XLSX with shared texts',
      () =>
        workbook(sheetOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'), {
          ...SHARED_TEXTS,
          'xl/sharedStrings.xml': `<sst><si><t>${TEN_MB}</t></si></sst>`,
        }),
    ],
  ])('refuses a cell of 10 MB in %s', async (_, bytes) =>
    expect(await faultOf(await bytes())).toEqual([longCell]),
  );

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    [
      'shared texts',
      () =>
        workbook(sheetOf(ROW), {
          ...SHARED_TEXTS,
          'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(1_000_001)}</sst>`,
        }),
    ],
    [
      'cell formats',
      () =>
        workbook(sheetOf(ROW), {
          [WORKBOOK_PARTS.styles]: `<styleSheet><cellXfs>${'<xf/>'.repeat(65_491)}</cellXfs></styleSheet>`,
        }),
    ],
    [
      'parts',
      () =>
        workbook(sheetOf(ROW), {
          [WORKBOOK_PARTS.targets]: `<Relationships>${Array.from({ length: 10_001 }, (_, id) => `<Relationship Id="${id}"/>`).join('')}</Relationships>`,
        }),
    ],
    [
      'characters, all from one text',
      () =>
        workbook(sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(27)), {
          ...SHARED_TEXTS,
          'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(20_000)}</t></si></sst>`,
        }),
    ],
  ])('refuses a small file with too many %s', async (_, bytes) =>
    expect(await faultOf(await bytes())).toEqual([FILE_FAULTS.isTooLarge]),
  );

  const rowOf = (columns: number): string => `<row>${'<c><v>1</v></c>'.repeat(columns)}</row>`;

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['rows', () => workbook(sheetOf(rowOf(1).repeat(100_002))), FILE_FAULTS.hasTooManyRows],
    ['rows in CSV', () => Buffer.from('a\n'.repeat(100_002)), FILE_FAULTS.hasTooManyRows],
    ['columns', () => workbook(sheetOf(rowOf(101))), FILE_FAULTS.hasTooManyColumns],
    ['cells', () => workbook(sheetOf(rowOf(100).repeat(10_002))), FILE_FAULTS.hasTooManyCells],
  ])('refuses a file with too many %s', async (_, bytes, sentence) =>
    expect(await faultOf(await bytes())).toEqual([sentence]),
  );

  it('refuses a small file that unpacks to a large one', async () => {
    const bytes = await workbook(sheetOf(ROW), { 'xl/styles.xml': Buffer.alloc(65 * 1024 * 1024, 32) });
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(await faultOf(bytes)).toEqual([FILE_FAULTS.isTooLarge]);
  });

  it('refuses a file larger than it declares', async () => {
    const sheet = Buffer.from(sheetOf(ROW.repeat(50_000)));
    const bytes = await workbook(sheet);
    // The size in the central directory, which readers see first.
    const place = bytes.lastIndexOf(WORKBOOK_PARTS.sheet) - 46 + 24;
    expect(bytes.readUInt32LE(place)).toBe(sheet.length);
    bytes.writeUInt32LE(1000, place);
    expect(await faultOf(bytes)).toEqual([FILE_FAULTS.isBroken]);
  });

  it('refuses a file whose compressed bytes were changed', async () => {
    const sheet = Buffer.from(sheetOf(ROW.repeat(50)));
    const bytes = await workbook(sheet);
    const place = bytes.indexOf(deflateRawSync(sheet).subarray(0, 8));
    bytes.fill(0xff, place, place + 8);
    expect(await faultOf(bytes)).toEqual([FILE_FAULTS.isBroken]);
  });
});

describe('Spreadsheets at the limits', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    [
      'a number format of 255 characters',
      () => workbook(sheetOf(ROW), { [WORKBOOK_PARTS.styles]: styles('['.repeat(255)) }),
    ],
    [
      'an attribute of 32,767 characters',
      () => workbook(`<worksheet><a b="${'>'.repeat(32_767)}"/><sheetData>${ROW}</sheetData></worksheet>`),
    ],
    [
      'formatted but empty cells in the last columns of Excel',
      () => workbook(sheetOf(`<row>${'<c><v>1</v></c>'.repeat(100)}<c r="XFD1" s="1"/></row>${ROW}`)),
    ],
    ['100,000 rows below the headers', () => Buffer.from('a\n'.repeat(100_001))],
    [
      'a row of two million characters',
      () => Buffer.from(`${'a;'.repeat(99)}a\n${Array(100).fill('x'.repeat(19_999)).join(';')}\n`),
    ],
    ['a cell of 20,000 characters', () => Buffer.from(`a\n${'x'.repeat(20_000)}\n`)],
    [
      'the last row of Excel',
      () => workbook(sheetOf(`${ROW}<row r="1048576"><c t="inlineStr"><is><t>z</t></is></c></row>`)),
    ],
  ])('reads a file at the limits: %s', async (_, bytes) =>
    expect(await faultOf(await bytes())).toBeUndefined(),
  );
});

it.each([
  ['dd-mm-yyyy', '2023-03-15'],
  ['[h]:mm', '2023-03-15'],
  ['[Red]0', '45000'],
  ['0[d', '45000'],
  ['0&quot;d', '45000'],
])('reads a number with the format %s as %s', async (format, cell) => {
  const bytes = await workbook(sheetOf('<row><c s="0"><v>45000</v></c></row>'), {
    [WORKBOOK_PARTS.styles]: styles(format),
  });
  for await (const { cells } of (await openSpreadsheet(bytes)).rows()) expect(cells).toEqual([cell]);
  expect.hasAssertions();
});

it('counts empty lines as rows', async () => {
  const read = async (): Promise<void> => {
    for await (const row of readCsv(Buffer.from('a\n\n\nb\n'), 3)) void row;
  };
  await expect(read()).rejects.toMatchObject({ fields: { file: [FILE_FAULTS.isTooLarge] } });
});

function workbookOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

describe('XmlParser', () => {
  const XML = `<?xml version="1.0"?><!-- a > b --><x:a b="1 > 0" c='"&lt;"'>uno &amp; dos&#241;<![CDATA[<tres>]]><d/></x:a>`;
  const eventsOf = (pieces: readonly string[]): unknown[] => {
    const events: unknown[] = [];
    let text = '';
    const flush = (): void => {
      if (text) events.push(text);
      text = '';
    };
    const parser = new XmlParser({
      open: (name, attributes) => {
        flush();
        events.push([name, attributes]);
      },
      close: (name) => {
        flush();
        events.push(`/${name}`);
      },
      text: (more) => (text += more),
    });
    for (const piece of pieces) parser.write(piece);
    parser.end();
    return events;
  };

  it.each([1, 2, 3, 7, 1000])('parses XML split into pieces of %d characters', (size) => {
    const pieces = XML.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    expect(eventsOf(pieces)).toEqual([
      ['a', { b: '1 > 0', c: '"<"' }],
      'uno & dosñ<tres>',
      ['d', {}],
      '/d',
      '/a',
    ]);
  });
});
