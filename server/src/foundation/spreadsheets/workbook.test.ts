import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import yazl from 'yazl';
import { openSpreadsheet, type Spreadsheet } from './open-spreadsheet.js';
import { hasOtherUnit, isWholeDateFormat } from './workbook-facts.js';
import { partsOfWorkbook, WORKBOOK_PARTS } from './workbook-xml.js';

/** A workbook with a row of cells. @param inWorkbook elements of `xl/workbook.xml`. */
async function workbook(cells: string, { styles = '', inWorkbook = '' } = {}): Promise<Spreadsheet> {
  const parts = new Map(partsOfWorkbook('Hoja'));
  parts.set(
    WORKBOOK_PARTS.workbook,
    (parts.get(WORKBOOK_PARTS.workbook) ?? '').replace('</workbook>', `${inWorkbook}</workbook>`),
  );
  if (styles) parts.set(WORKBOOK_PARTS.styles, styles);
  parts.set(
    WORKBOOK_PARTS.sheet,
    `<worksheet><sheetData><row><c t="inlineStr"><is><t>a</t></is></c>${cells}</row></sheetData></worksheet>`,
  );
  const zip = new yazl.ZipFile();
  for (const [path, text] of parts) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return openSpreadsheet(await buffer(zip.outputStream as NodeJS.ReadableStream));
}

async function kindsOf(file: Spreadsheet): Promise<unknown> {
  for await (const { kinds, cells } of file.rows())
    return (kinds ?? cells.map(() => 'TEXT')).slice(1).map((kind, index) => [kind, cells[index + 1]]);
  return [];
}

const NO_VALUE = ['NO_VALUE', expect.stringContaining('sin calcular')];

describe('Formulas', () => {
  it.each([
    ['with a number', '<c><f>A1</f><v>5</v></c>', ['NUMBER', '5']],
    ['without a value', '<c><f>A1</f></c>', NO_VALUE],
    ['that is to give a text, without a value', '<c t="str"><f>A1</f></c>', NO_VALUE],
  ])('reads a formula %s', async (_what, cell, expected) =>
    expect(await kindsOf(await workbook(cell))).toEqual([expected]),
  );

  it('reads a formula with an empty text as an empty cell', async () =>
    expect(await kindsOf(await workbook('<c t="str"><f>A1</f><v></v></c>'))).toEqual([]));

  it('ignores the values of formulas in a workbook that asks to be recalculated', async () =>
    expect(
      await kindsOf(
        await workbook('<c><f>1+1</f><v>0</v></c><c><v>7</v></c>', {
          inWorkbook: '<calcPr fullCalcOnLoad="1"/>',
        }),
      ),
    ).toEqual([NO_VALUE, ['NUMBER', '7']]));
});

describe('Dates', () => {
  const styles = (format: string): string =>
    `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="164"/><xf numFmtId="17"/><xf numFmtId="14"/></cellXfs></styleSheet>`;

  it('reads a date that is shown without its day, month or year as partial', async () =>
    expect(
      await kindsOf(
        await workbook('<c s="0"><v>31107</v></c><c s="1"><v>31107</v></c><c s="2"><v>31107</v></c>', {
          styles: styles('mmmm\\ yyyy'),
        }),
      ),
    ).toEqual([
      ['PARTIAL_DATE', '1985-03-01'],
      ['PARTIAL_DATE', '1985-03-01'],
      ['DATE', '1985-03-01'],
    ]));

  it.each([
    'dd-mm-yyyy',
    'd/m/yy h:mm',
    'yyyy-mm-dd',
    '[$-340A]dddd, d "de" mmmm "de" yyyy;@',
    'dddd dd/mm/yy',
  ])('knows that the format %s shows a whole date', (format) => expect(isWholeDateFormat(format)).toBe(true));
  it.each(['mmm-yy', 'd-mmm', 'yyyy', 'dd/mm', 'dddd', 'hh:mm', 'dddd mmmm yyyy', 'mm/yyyy "d"'])(
    'knows that the format %s shows part of a date',
    (format) => expect(isWholeDateFormat(format)).toBe(false),
  );
});

describe('Numbers', () => {
  it.each(['0%', '#,##0 "UF"', '[$USD] #,##0.00', '[$€-1] 0', 'US$ 0', '#,##0,', '0.0,, "MM"'])(
    'knows that the format %s shows a number in another unit',
    (format) => expect(hasOtherUnit(format)).toBe(true),
  );
  it.each(['#,##0', '#,##0.00_);(#,##0.00)', '"$"\\ #,##0', '[$$-340A] #,##0', '[$CLP] 0', '0 "cajas"'])(
    'knows that the format %s shows a number as it is',
    (format) => expect(hasOtherUnit(format)).toBe(false),
  );

  it('reads a number that is shown as a percentage or in another currency as inexact', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0 &quot;UF&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>';
    const cells = [0, 1, 2].map((style) => `<c s="${style}"><v>5</v></c>`).join('');
    expect(await kindsOf(await workbook(cells, { styles }))).toEqual([
      ['NUMBER', '5'],
      ['INEXACT', '5'],
      ['INEXACT', '5'],
    ]);
  });
});

it.each([
  ['refers to a text that it doesn’t have', '<c t="s"><v>7</v></c>'],
  ['has two cells at one place', '<c r="B1"><v>5</v></c><c r="B1"><v>6</v></c>'],
])('refuses a workbook that %s', async (_what, cells) => {
  await expect(kindsOf(await workbook(cells))).rejects.toMatchObject({ fields: { file: expect.anything() } });
});

it('reads the name of a sheet without the spaces around it', async () => {
  const name = 'Pacientes';
  const file = await workbook('', { inWorkbook: `<sheets><sheet name=" ${name} " r:id="rId1"/></sheets>` });
  expect(file.sheets.at(-1)).toMatchObject({ name });
});
