/** The longest text that an Excel cell holds. */
export const MAX_TEXT_LENGTH = 32_767;

/** Cell styles, by their index in `xl/styles.xml`. */
export const STYLES = { text: 1, header: 2, day: 3, moment: 4, whole: 5 } as const;

export const WORKBOOK_PARTS = {
  types: '[Content_Types].xml',
  root: '_rels/.rels',
  workbook: 'xl/workbook.xml',
  targets: 'xl/_rels/workbook.xml.rels',
  styles: 'xl/styles.xml',
  /** The only sheet, or the first. */
  sheet: 'xl/worksheets/sheet1.xml',
} as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The path of a sheet's part. @param index from 0. */
export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** All parts of a workbook except the sheets themselves (ECMA-376). @param titles the titles of the sheets. */
export const partsOfWorkbook = (...titles: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    [
      WORKBOOK_PARTS.types,
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/>${titles.map((_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${SHEETS}.worksheet+xml"/>`).join('')}</Types>`,
    ],
    [
      WORKBOOK_PARTS.root,
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      WORKBOOK_PARTS.workbook,
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${titles.map((title, index) => `<sheet name="${sheetName(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      WORKBOOK_PARTS.targets,
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${titles.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId${titles.length + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [WORKBOOK_PARTS.styles, STYLES_XML],
  ]);

/** Excel accepts 31 characters, and none of \ / ? * [ ] : */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .replace(/[<>&"]/g, ' ');

// 49 is the text format '@': anything typed into such a cell later stays text, too.
const STYLES_XML = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
