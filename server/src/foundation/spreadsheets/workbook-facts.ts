import { FILE_LIMITS } from '#domain/spreadsheets/file-limits.js';
import { onOneLine } from '#domain/written-text.js';
import { fileFault } from './file-fault.js';
import { type XmlHandlers, XmlParser } from './parse-xml.js';
import { MAX_PARTS, type WorkbookParts } from './workbook-parts.js';

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly path: string;
}

/** The parts of a workbook needed to read its sheets. */
export interface WorkbookFacts {
  /** In the user's order, without sheets that are only a chart. */
  readonly sheets: readonly WorkbookSheet[];
  readonly countsFrom1904: boolean;
  /** Whether it asks programs to recalculate all formulas, because the program that wrote it did not. */
  readonly isUncalculated: boolean;
  /** Whether a cell with that style shows its number as a date or a time. */
  readonly isDateStyle: readonly boolean[];
  /** Whether a cell with that style shows a date without its day, month or year. */
  readonly showsPartOfDate: readonly boolean[];
  /** Whether a cell with that style shows digits or a unit beside its number that the number doesn't have. */
  readonly addsDigits: readonly boolean[];
  readonly sharedTexts: readonly string[];
}

/** Shared texts and their length in characters, all together: they are kept while the sheet is read. */
const MAX_SHARED = { texts: 1_000_000, characters: 50_000_000 } as const;
/** Excel's own limit of a workbook's cell formats. */
const MAX_STYLES = 65_490;
const WITHOUT_CELLS = /\/(?:chart|dialog)sheet$/;
/** Looking into each takes time. */
const MAX_SHEETS = 255;
/** The built-in formats that are dates or times (ECMA-376, part 1, 18.8.30). */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
const PERCENTAGES = [9, 10];
/** 'd-mmm', 'mmm-yy' and times. */
const PARTIAL_DATE_FORMATS = new Set([16, 17, 18, 19, 20, 21, 45, 46, 47]);

/** @throws DomainError `INVALID_INPUT` on `file` if it is not a workbook */
export async function readWorkbook(parts: WorkbookParts): Promise<WorkbookFacts> {
  const { listed, countsFrom1904, isUncalculated } = await readListedSheets(parts);
  const targets = await readTargets(parts);
  const sheets = listed.flatMap(({ id, ...sheet }): WorkbookSheet[] => {
    const target = targets.get(id);
    return target && !WITHOUT_CELLS.test(target.type) ? [{ ...sheet, path: target.path }] : [];
  });
  if (sheets.length === 0) throw fileFault('isBroken');
  return {
    sheets,
    countsFrom1904,
    isUncalculated,
    ...(await readStyles(parts, pathOfType(targets, 'styles'))),
    sharedTexts: await readSharedTexts(parts, pathOfType(targets, 'sharedStrings')),
  };
}

async function parsePart(parts: WorkbookParts, path: string, handlers: Partial<XmlHandlers>): Promise<void> {
  const nothing = (): void => undefined;
  const parser = new XmlParser({ open: nothing, close: nothing, text: nothing, ...handlers });
  for await (const piece of parts.pieces(path)) parser.write(piece);
  parser.end();
}

interface ListedSheet extends Omit<WorkbookSheet, 'path'> {
  readonly id: string;
}

const isTrue = (attribute = ''): boolean => ['1', 'true'].includes(attribute);

interface ListedSheets extends Pick<WorkbookFacts, 'countsFrom1904' | 'isUncalculated'> {
  readonly listed: readonly ListedSheet[];
}

async function readListedSheets(parts: WorkbookParts): Promise<ListedSheets> {
  const listed: ListedSheet[] = [];
  let countsFrom1904 = false;
  let isUncalculated = false;
  await parsePart(parts, 'xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr') countsFrom1904 = isTrue(attributes['date1904']);
      if (name === 'calcPr') isUncalculated = isTrue(attributes['fullCalcOnLoad']);
      if (name !== 'sheet') return;
      if (listed.length >= MAX_SHEETS) throw fileFault('hasTooManySheets');
      const { state = 'visible', id = '', name: title = '' } = attributes;
      // Trimmed like the name in a user's choice: inputs of one line lose their outer spaces.
      listed.push({ name: onOneLine(title), isHidden: state !== 'visible', id });
    },
  });
  return { listed, countsFrom1904, isUncalculated };
}

interface Target {
  readonly type: string;
  readonly path: string;
}

const pathOfType = (targets: ReadonlyMap<string, Target>, type: string): string | undefined =>
  [...targets.values()].find((target) => target.type.endsWith(`/${type}`))?.path;

async function readTargets(parts: WorkbookParts): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  await parsePart(parts, 'xl/_rels/workbook.xml.rels', {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      // Each relationship leads to a part.
      if (targets.size >= MAX_PARTS) throw fileFault('isTooLarge');
      const { Id = '', Type = '', Target: target = '' } = attributes;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(Id, { type: Type, path });
    },
  });
  return targets;
}

async function readStyles(
  parts: WorkbookParts,
  path: string | undefined,
): Promise<Pick<WorkbookFacts, 'isDateStyle' | 'showsPartOfDate' | 'addsDigits'>> {
  const isDateStyle: boolean[] = [];
  const showsPartOfDate: boolean[] = [];
  const addsDigits: boolean[] = [];
  if (!path || !parts.has(path)) return { isDateStyle, showsPartOfDate, addsDigits };
  const dateFormats = new Set(DATE_FORMATS);
  const partialFormats = new Set(PARTIAL_DATE_FORMATS);
  const formatsWithDigits = new Set(PERCENTAGES);
  let isInCellFormats = false;
  await parsePart(parts, path, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isInCellFormats = true;
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes;
        if (formatCode.length > FILE_LIMITS.formatLength) throw fileFault('hasLongFormat');
        if (isDateFormat(formatCode)) {
          dateFormats.add(Number(numFmtId));
          if (!isWholeDateFormat(formatCode)) partialFormats.add(Number(numFmtId));
        } else if (hasOwnDigits(formatCode) || hasOtherUnit(formatCode))
          formatsWithDigits.add(Number(numFmtId));
      }
      if (name !== 'xf' || !isInCellFormats) return;
      if (isDateStyle.length >= MAX_STYLES) throw fileFault('isTooLarge');
      const id = Number(attributes['numFmtId']);
      isDateStyle.push(dateFormats.has(id));
      showsPartOfDate.push(partialFormats.has(id));
      addsDigits.push(formatsWithDigits.has(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return { isDateStyle, showsPartOfDate, addsDigits };
}

/**
 * A format without literal texts, and without brackets other than elapsed times. A quote or bracket that never ends
 * takes the rest of the format: searching for the end of each one would take quadratic time.
 */
const partsOfFormat = (format: string): string =>
  format.replace(/"[^"]*(?:"|$)|\\.|_.|\*.|\[(?![hms]+\])[^\]]*(?:\]|$)|general/gi, '');

/** Whether a format shows date or time parts: 'dd-mm-yyyy', but not '"día" 0' or '[Red]0'. */
export const isDateFormat = (format: string): boolean => /[dmyhs]/i.test(partsOfFormat(format));

/** Whether a date format shows day, month and year: not 'mmm-yy'; a weekday does not count as the day. */
export function isWholeDateFormat(format: string): boolean {
  const parts = partsOfFormat(format).toLowerCase();
  return /(?<!d)dd?(?!d)/.test(parts) && parts.includes('m') && /[ey]/.test(parts);
}

/** '"+56 9 "0000" "0000', but not '[Color10]0' or '# ?/4'. */
export const hasOwnDigits = (format: string): boolean =>
  /[1-9]/.test(format.replace(/\[[^\]]*(?:\]|$)|\/\d+/g, ''));

/** Another currency than the peso, a percentage, or thousands: '"UF" 0', '[$USD] 0.00', '0%' and '#,##0,'. */
export const hasOtherUnit = (format: string): boolean =>
  /%|[€£¥]|\bUS?\$|\b(?:UF|UTM|USD|EUR|miles|millones|MM?\$)|[0#?],+(?![0#?,])/i.test(format);

async function readSharedTexts(parts: WorkbookParts, path: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!path || !parts.has(path)) return texts;
  let length = 0;
  const reading = new TextOfElement();
  await parsePart(parts, path, {
    open: (name) => {
      if (name === 'si') reading.begin();
      else reading.open(name);
    },
    close: (name) => {
      reading.close(name);
      if (name !== 'si') return;
      if (texts.length >= MAX_SHARED.texts) throw fileFault('isTooLarge');
      texts.push(reading.text);
    },
    text: (text) => {
      length += reading.add(text);
      if (length > MAX_SHARED.characters) throw fileFault('isTooLarge');
    },
  });
  return texts;
}

/** Collects the text of `<t>` elements, except phonetic readings. */
export class TextOfElement {
  private pieces = '';
  private isInText = false;
  private isPhonetic = false;

  begin(): void {
    this.pieces = '';
  }

  open(name: string): void {
    if (name === 'rPh') this.isPhonetic = true;
    if (name === 't') this.isInText = true;
  }

  close(name: string): void {
    if (name === 'rPh') this.isPhonetic = false;
    if (name === 't') this.isInText = false;
  }

  /** @returns how many characters were added */
  add(text: string): number {
    if (!this.isInText || this.isPhonetic) return 0;
    this.pieces += text;
    return text.length;
  }

  get length(): number {
    return this.pieces.length;
  }

  /** '_x000D_' stands for a character that XML can't contain (ECMA-376, part 1, 22.9.2.19). */
  get text(): string {
    const { pieces } = this;
    if (!pieces.includes('_x')) return pieces;
    return pieces.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}
