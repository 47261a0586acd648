import type { LocalDate } from '#domain/clinic-time.js';
import { printedViews } from '#domain/records/foot/foot-marks.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { BOLD, INK, MARGIN, PdfSheets, PLAIN, QUIET, writable } from '../../foundation/pdf/pdf-sheets.js';
import { drawFeet, FEET_HEIGHT } from './drawn-feet.js';

const SIZE = 10.5;
const SMALL = 9;
/** Space for the signature by hand. */
const SIGNATURE_HEIGHT = 56;
const SIGNATURE_WIDTH = 240;
const LOGO = { width: 140, height: 36 };
const ALARM = '#a3131c';
const GAP = 16;

export interface LetterPhotoFile {
  readonly caption: string;
  /** Undefined for one that can't be seen any more. */
  readonly jpeg: Uint8Array | undefined;
}

/** The page of a certificate or letter: a letterhead, sections, a place for the signature, and photos behind it. */
export class LetterPaper extends PdfSheets {
  /** @param scale of the letters and the spaces between them; 1 is the usual size. */
  constructor(
    name: string,
    author: string,
    private readonly scale: number,
  ) {
    super(name, author);
  }

  /** Whether everything so far is on one page. */
  get isOnePage(): boolean {
    return this.doc.bufferedPageRange().count === 1;
  }

  /** @param logo PNG */
  letterhead(name: string, lines: readonly string[], logo: Uint8Array | undefined): void {
    const { doc } = this;
    const top = doc.y;
    const left = logo ? MARGIN + LOGO.width + GAP : MARGIN;
    if (logo) doc.image(Buffer.from(logo), MARGIN, top, { fit: [LOGO.width, LOGO.height], valign: 'center' });
    const width = doc.page.width - MARGIN - left;
    doc.font(BOLD).fontSize(13).fillColor(INK).text(writable(name), left, top, { width });
    this.letters(PLAIN, SMALL, QUIET);
    for (const line of lines.filter(Boolean)) doc.text(writable(line), left, undefined, { width });
    doc.x = MARGIN;
    doc.y = Math.max(doc.y, logo ? top + LOGO.height : 0) + 10;
    this.rule(MARGIN, doc.page.width - MARGIN);
  }

  title(title: string, subtitle: string | undefined): void {
    this.doc.moveDown(1.6);
    this.letters(BOLD, 15).text(writable(title), { align: 'center' });
    if (subtitle) this.letters(BOLD, 11).text(writable(subtitle), { align: 'center' });
    this.doc.moveDown(1.2);
  }

  /** A paragraph of which some words stand out. */
  sentence(pieces: ReadonlyArray<{ readonly text: string; readonly isStrong: boolean }>): void {
    for (const [index, { text, isStrong }] of pieces.entries())
      this.letters(isStrong ? BOLD : PLAIN, SIZE).text(writable(text), {
        continued: index < pieces.length - 1,
        lineGap: 2,
      });
    this.doc.moveDown(0.8);
  }

  heading(title: string): void {
    this.keepTogether(44);
    this.letters(BOLD, SIZE).text(writable(title)).moveDown(0.15);
  }

  paragraph(text: string, isStrong = false): void {
    this.letters(isStrong ? BOLD : PLAIN, SIZE)
      .text(writable(text), { lineGap: 2 })
      .moveDown(0.8);
  }

  remark(text: string): void {
    this.doc.moveUp(0.6);
    this.letters(PLAIN, SMALL, QUIET).text(writable(text)).moveDown(0.8);
  }

  feet(exam: FootExam, day: LocalDate): void {
    if (printedViews(exam).length > 0) this.keepTogether(FEET_HEIGHT);
    drawFeet(this.doc, exam, day);
  }

  /** Above everything else. */
  notice(text: string): void {
    this.letters(BOLD, SIZE, ALARM).text(writable(text)).moveDown(0.8);
  }

  /** Place and day, room for a signature, who signs, and how the page is checked; at the foot of the page. */
  signature(place: string, name: string, lines: readonly string[], check: string): void {
    const { doc } = this;
    const written = lines.filter(Boolean);
    const room = SIGNATURE_HEIGHT * this.scale;
    const height = room + 14 * this.scale * (written.length + 4);
    this.keepTogether(height);
    doc.y = Math.max(doc.y, doc.page.height - MARGIN - height);
    this.letters(PLAIN, SIZE).text(writable(place), MARGIN, doc.y, { align: 'right' });
    doc.y += room;
    const left = (doc.page.width - SIGNATURE_WIDTH) / 2;
    this.rule(left, left + SIGNATURE_WIDTH);
    const centred = { width: SIGNATURE_WIDTH, align: 'center' } as const;
    this.letters(BOLD, SIZE).text(writable(name), left, doc.y, centred);
    this.letters(PLAIN, SMALL);
    for (const line of written) doc.text(writable(line), left, undefined, centred);
    doc.moveDown(0.8);
    this.letters(PLAIN, 8.5, QUIET).text(writable(check), MARGIN, undefined, { align: 'center' });
    doc.x = MARGIN;
  }

  /** A page with photos: one as large as the page, several in two columns. */
  photos(title: string, of: string, photos: readonly LetterPhotoFile[]): void {
    const { doc } = this;
    doc.addPage();
    doc.font(BOLD).fontSize(12).fillColor(INK).text(writable(title));
    doc.font(PLAIN).fontSize(SMALL).fillColor(QUIET).text(writable(of)).moveDown(0.6);
    this.rule(MARGIN, doc.page.width - MARGIN);
    const columns = photos.length === 1 ? 1 : 2;
    const width = (doc.page.width - 2 * MARGIN - GAP * (columns - 1)) / columns;
    const height = columns === 1 ? 580 : 270;
    let top = doc.y;
    for (const [index, { caption, jpeg }] of photos.entries()) {
      const column = index % columns;
      if (index > 0 && column === 0) top += height + 46;
      const left = MARGIN + column * (width + GAP);
      doc.rect(left, top, width, height).fill('#f2f2f0');
      if (jpeg)
        doc.image(Buffer.from(jpeg), left, top, { fit: [width, height], align: 'center', valign: 'center' });
      doc.font(PLAIN).fontSize(SMALL).fillColor(INK);
      doc.text(writable(caption), left, top + height + 4, { width, height: 36, ellipsis: true });
    }
    doc.x = MARGIN;
  }

  /** @param size in points, at the usual scale */
  private letters(font: string, size: number, colour = INK): PDFKit.PDFDocument {
    return this.doc
      .font(font)
      .fontSize(size * this.scale)
      .fillColor(colour);
  }

  private rule(from: number, to: number): void {
    const { doc } = this;
    doc.moveTo(from, doc.y).lineTo(to, doc.y).lineWidth(0.7).stroke(QUIET);
    doc.y += 6;
  }
}
