import { decimalComma } from '#domain/decimal-comma.es.js';
import { invalidField } from '#domain/errors.js';
import type { CellKind } from '#domain/spreadsheets/cell-kind.js';
import { rowMisnumbered } from '#domain/spreadsheets/file-faults.es.js';
import { FILE_LIMITS } from '#domain/spreadsheets/file-limits.js';
import { fromCell } from '#domain/spreadsheets/formula-safety.js';
import { dayOfSerial } from '#domain/spreadsheets/values.es.js';
import { fileFault } from './file-fault.js';
import { XmlParser } from './parse-xml.js';
import { LAST_ROW, type ReadRow, refuseLongCell, refuseManyColumns } from './row-limits.js';
import { readWorkbook, TextOfElement, type WorkbookFacts, type WorkbookSheet } from './workbook-facts.js';
import { WorkbookParts } from './workbook-parts.js';

/** A workbook whose sheets can be read one by one. */
export class Workbook {
  /** The last row with a cell merged with those below it, in the sheet that was read last; 0 if there is none. */
  mergedRow = 0;

  private constructor(
    private readonly parts: WorkbookParts,
    private readonly facts: WorkbookFacts,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `file` if it can't be read or is too large */
  static async open(bytes: Buffer): Promise<Workbook> {
    const parts = await WorkbookParts.open(bytes);
    return new Workbook(parts, await readWorkbook(parts));
  }

  get countsFrom1904(): boolean {
    return this.facts.countsFrom1904;
  }

  get sheets(): readonly WorkbookSheet[] {
    return this.facts.sheets;
  }

  /**
   * Yields the non-empty rows of a sheet, keeping no more of it in memory than the piece just unpacked.
   * @throws DomainError `INVALID_INPUT` on `file` if it can't be read or is too large
   */
  async *rows({ path }: WorkbookSheet): AsyncGenerator<ReadRow> {
    const sheet = new SheetReader(this.facts);
    const parser = new XmlParser(sheet);
    this.mergedRow = 0;
    for await (const piece of this.parts.pieces(path, 'sheet')) {
      parser.write(piece);
      yield* sheet.takeRows();
    }
    parser.end();
    this.mergedRow = sheet.mergedRow;
    if (!sheet.isWhole) throw fileFault('isBroken');
  }
}

/** Shown instead of the value of a formula that no program has calculated. */
const NO_VALUE = '(fórmula sin calcular)';
/** Spreadsheets store no more significant digits. */
const DIGITS = 15;

interface TypedCell {
  readonly text: string;
  readonly kind: CellKind;
}

class SheetReader {
  isWhole = false;
  mergedRow = 0;
  private readonly ready: ReadRow[] = [];
  private number = 0;
  private isHidden = false;
  private cells: string[] = [];
  private kinds: CellKind[] = [];
  private column = 0;
  private type = 'n';
  private style = 0;
  private value = '';
  private isInValue = false;
  private isFormula = false;
  private hasValue = false;
  private readonly inline = new TextOfElement();

  constructor(private readonly facts: WorkbookFacts) {}

  takeRows(): ReadRow[] {
    return this.ready.splice(0);
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') this.beginRow(attributes);
    else if (name === 'c') this.beginCell(attributes);
    else if (name === 'v') {
      this.isInValue = true;
      this.hasValue = true;
    } else if (name === 'f') this.isFormula = true;
    else if (name === 'mergeCell') this.noteMerged(attributes['ref']);
    else this.inline.open(name);
  };

  readonly text = (text: string): void => {
    if (this.isInValue) this.value += text;
    else this.inline.add(text);
    refuseLongCell(this.value.length + this.inline.length, this.number);
  };

  readonly close = (name: string): void => {
    this.inline.close(name);
    if (name === 'v') this.isInValue = false;
    if (name === 'c') this.endCell();
    if (name === 'row' && this.cells.some((cell) => cell !== '')) this.ready.push(this.readRow());
    if (name === 'sheetData') this.isWhole = true;
  };

  /** Excel opens only files whose rows ascend. So a limit on their numbers also limits how many there are. */
  private beginRow({ r, hidden = '0' }: Readonly<Record<string, string>>): void {
    const number = r === undefined ? this.number + 1 : Number(r);
    if (!Number.isInteger(number) || number <= this.number || number > LAST_ROW)
      throw invalidField('file', rowMisnumbered(r ?? String(number)));
    this.number = number;
    this.isHidden = ['1', 'true'].includes(hidden);
    this.cells = [];
    this.kinds = [];
    this.column = -1;
  }

  /** Only ranges in a single column count: wider ones are titles and notes. */
  private noteMerged(range = ''): void {
    const [, column, first, lastColumn, last] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
    if (column !== undefined && column === lastColumn && first !== last)
      this.mergedRow = Math.max(this.mergedRow, Number(first));
  }

  private readRow(): ReadRow {
    const { number, cells, kinds, isHidden } = this;
    return {
      number,
      cells,
      ...(kinds.some((kind) => kind !== 'TEXT') && { kinds }),
      ...(isHidden && { isHidden }),
    };
  }

  private beginCell({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    this.column = r === '' ? this.column + 1 : columnOf(r);
    this.type = t;
    this.style = Number(s);
    this.value = '';
    this.isFormula = false;
    this.hasValue = false;
    this.inline.begin();
  }

  private endCell(): void {
    const { text, kind } = this.typedCell();
    if (text === '') return;
    refuseManyColumns(this.column + 1);
    // Another cell at the same place: one of them would be lost.
    if (this.cells[this.column]) throw fileFault('isBroken');
    while (this.cells.length < this.column) {
      this.cells.push('');
      this.kinds.push('TEXT');
    }
    this.cells[this.column] = text;
    this.kinds[this.column] = kind;
  }

  private typedCell(): TypedCell {
    const { value, type, facts } = this;
    if (this.isFormula && (facts.isUncalculated || !this.hasValue))
      return { text: NO_VALUE, kind: 'NO_VALUE' };
    if (type === 's') return this.asText(this.sharedText());
    if (type === 'inlineStr') return this.asText(this.inline.text);
    if (type === 'str') return this.asText(value);
    if (value === '') return this.isFormula ? { text: NO_VALUE, kind: 'NO_VALUE' } : this.asText('');
    if (type === 'e') return { text: value, kind: 'ERROR' };
    if (type === 'b') return { text: value === '1' ? 'Sí' : 'No', kind: 'BOOLEAN' };
    if (type === 'd') return this.asDate(value.replace('T', ' '));
    const number = Number(value);
    if (!Number.isFinite(number)) throw fileFault('isBroken');
    // Spreadsheets have no dates before 1900, and show those after 9999 as errors.
    if (facts.isDateStyle[this.style] && number >= 0 && number < 2_958_466)
      return this.asDate(dayOfSerial(number, facts.countsFrom1904));
    return this.asNumber(number);
  }

  private sharedText(): string {
    const text = this.facts.sharedTexts[Number(this.value)];
    if (text === undefined) throw fileFault('isBroken');
    return text;
  }

  private asDate(text: string): TypedCell {
    return { text, kind: this.facts.showsPartOfDate[this.style] ? 'PARTIAL_DATE' : 'DATE' };
  }

  private asNumber(number: number): TypedCell {
    const isWhole = Number.isInteger(number);
    const hasTooMany = isWhole && Math.abs(number) >= 10 ** DIGITS;
    // Further digits of a fraction are binary rounding errors.
    const text = decimalComma(isWhole ? number : Number(number.toPrecision(DIGITS)));
    return { text, kind: hasTooMany || this.facts.addsDigits[this.style] ? 'INEXACT' : 'NUMBER' };
  }

  private asText(text: string): TypedCell {
    refuseLongCell(text.length, this.number);
    return { text: fromCell(text), kind: 'TEXT' };
  }
}

/** 0 for 'A1', 27 for 'AB12'. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column === 0 ? FILE_LIMITS.columns : column - 1;
}
