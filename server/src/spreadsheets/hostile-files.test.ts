import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { FILE_FAULTS } from '#domain/spreadsheets/file-faults.es.js';
import { describe, expect, it } from '@jest/globals';
import yazl from 'yazl';
import { readSpreadsheet } from './read-spreadsheet.js';
import { partsOfWorkbook, WORKBOOK_PARTS } from './workbook-xml.js';
import { XmlScanner } from './xml-scanner.js';

async function faultOf(bytes: Buffer): Promise<unknown> {
  try {
    for await (const row of readSpreadsheet(bytes)) void row;
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

const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>';

describe('an unreadable file is refused with what to do about it', () => {
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
  ])('%s', async (_, bytes, sentence) => expect(await faultOf(await bytes())).toEqual([sentence]));

  const longCell =
    'Una celda de la fila 1 tiene más de 100.000 caracteres. Acórtela y suba el archivo de nuevo.';
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
          [WORKBOOK_PARTS.targets]: `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
          'xl/sharedStrings.xml': `<sst><si><t>${TEN_MB}</t></si></sst>`,
        }),
    ],
  ])('a cell of 10 MB in %s', async (_, bytes) => expect(await faultOf(await bytes())).toEqual([longCell]));

  it('a small file that unpacks to a large one', async () => {
    const bytes = await workbook(sheetOf(ROW), { 'xl/styles.xml': Buffer.alloc(65 * 1024 * 1024, 32) });
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(await faultOf(bytes)).toEqual([FILE_FAULTS.isTooLarge]);
  });

  it('a file larger than it declares', async () => {
    const sheet = Buffer.from(sheetOf(ROW.repeat(50_000)));
    const bytes = await workbook(sheet);
    // The size in the central directory, which readers see first.
    const place = bytes.lastIndexOf(WORKBOOK_PARTS.sheet) - 46 + 24;
    expect(bytes.readUInt32LE(place)).toBe(sheet.length);
    bytes.writeUInt32LE(1000, place);
    expect(await faultOf(bytes)).toEqual([FILE_FAULTS.isBroken]);
  });

  it('a file whose compressed bytes were changed', async () => {
    const sheet = Buffer.from(sheetOf(ROW.repeat(50)));
    const bytes = await workbook(sheet);
    const place = bytes.indexOf(deflateRawSync(sheet).subarray(0, 8));
    bytes.fill(0xff, place, place + 8);
    expect(await faultOf(bytes)).toEqual([FILE_FAULTS.isBroken]);
  });
});

function workbookOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

describe('XML is parsed the same, however it is split into pieces', () => {
  const XML = `<?xml version="1.0"?><!-- a > b --><x:a b="1 > 0" c='"&lt;"'>uno &amp; dos&#241;<![CDATA[<tres>]]><d/></x:a>`;
  const eventsOf = (pieces: readonly string[]): unknown[] => {
    const events: unknown[] = [];
    let text = '';
    const flush = (): void => {
      if (text) events.push(text);
      text = '';
    };
    const scanner = new XmlScanner({
      open: (name, attributes) => {
        flush();
        events.push([name, attributes()]);
      },
      close: (name) => {
        flush();
        events.push(`/${name}`);
      },
      text: (more) => (text += more),
    });
    for (const piece of pieces) scanner.write(piece);
    scanner.end();
    return events;
  };

  it.each([1, 2, 3, 7, 1000])('of %d characters', (size) => {
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
