import { BOLD, INK, MARGIN, PdfSheets, PLAIN, QUIET, writable } from './pdf-sheets.js';

const LABEL_WIDTH = 120;
const ACCENT = '#0b5d57';

/** Titled sections with labelled lines. */
export class PdfPaper extends PdfSheets {
  title(title: string, of: string): void {
    this.doc.font(BOLD).fontSize(22).fillColor(INK).text(writable(title));
    this.doc.font(PLAIN).fontSize(14).fillColor(QUIET).text(writable(of)).moveDown(0.8);
  }

  /** @param count of its entries; an empty section says so. */
  section(title: string, count?: number): void {
    this.keepTogether(70);
    this.doc.outline.addItem(title);
    this.doc.moveDown(1);
    this.doc.font(BOLD).fontSize(14).fillColor(ACCENT);
    this.doc.text(writable(count ? `${title} (${count})` : title), MARGIN).moveDown(0.4);
    if (count === 0) this.doc.font(PLAIN).fontSize(10).fillColor(QUIET).text('No hay.').moveDown(0.2);
  }

  entry(title: string): void {
    this.keepTogether(48);
    this.doc.moveDown(0.4);
    this.doc.font(BOLD).fontSize(10.5).fillColor(INK).text(writable(title), MARGIN).moveDown(0.15);
  }

  remark(text: string): void {
    this.keepTogether(36);
    this.doc.moveDown(0.3);
    this.doc
      .font('Helvetica-Oblique')
      .fontSize(9.5)
      .fillColor(QUIET)
      .text(writable(text), MARGIN)
      .moveDown(0.1);
  }

  /** A label with its text beside it; writes nothing for an empty text. */
  line(label: string, text: string): void {
    if (text.trim() === '') return;
    this.keepTogether(16);
    const { doc } = this;
    const top = doc.y;
    doc.font(PLAIN).fontSize(9.5).fillColor(QUIET).text(writable(label), MARGIN, top, { width: LABEL_WIDTH });
    const afterLabel = doc.y;
    doc.fillColor(INK).text(writable(text.trim()), MARGIN + LABEL_WIDTH + 8, top, {
      width: doc.page.width - 2 * MARGIN - LABEL_WIDTH - 8,
    });
    // If the text ran on to the next page, the label's position no longer matters.
    if (doc.y > top) doc.y = Math.max(doc.y, afterLabel);
    doc.y += 2;
    doc.x = MARGIN;
  }

  paragraphs(text: string): void {
    this.doc
      .font(PLAIN)
      .fontSize(10.5)
      .fillColor(INK)
      .text(writable(text), MARGIN, undefined, { lineGap: 2 });
    this.doc.moveDown(0.6);
  }

  /** @param path as SVG writes it, in a box of the given size, which is drawn with a frame. */
  drawing(path: string, box: { readonly width: number; readonly height: number }): void {
    const width = 220;
    const scale = width / box.width;
    const height = box.height * scale;
    this.keepTogether(height + 12);
    const { doc } = this;
    const top = doc.y;
    doc.save().translate(MARGIN, top).scale(scale);
    doc.rect(0, 0, box.width, box.height).lineWidth(2).stroke(QUIET);
    doc.path(path).lineWidth(8).lineCap('round').lineJoin('round').stroke(INK);
    doc.restore();
    doc.x = MARGIN;
    doc.y = top + height + 8;
  }
}
