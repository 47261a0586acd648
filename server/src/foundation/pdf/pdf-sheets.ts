import PDFDocument from 'pdfkit';

export const MARGIN = 56;
export const INK = '#1b1f1e';
export const QUIET = '#5a6461';
export const PLAIN = 'Helvetica';
export const BOLD = 'Helvetica-Bold';

/** The characters besides Latin-1 that the built-in fonts support: the rest of Windows code page 1252. */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Arrows are spelled out; other characters that the fonts lack become question marks. */
export const writable = (text: string): string =>
  [...text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replaceAll('→', '->')]
    .map((char) =>
      char === '\n' || /[\x20-\x7e\xa0-\xff]/.test(char) || BEYOND_LATIN_1.includes(char) ? char : '?',
    )
    .join('');

/** A4 sheets with page numbers. */
export class PdfSheets {
  protected readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Uint8Array[] = [];
  private readonly ended: Promise<void>;

  constructor(
    private readonly name: string,
    private readonly author: string,
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      lang: 'es-CL',
      displayTitle: true,
      info: { Title: name, Author: author },
    });
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => {
      this.doc.once('end', resolve);
      this.doc.once('error', reject);
    });
  }

  async finish(): Promise<Uint8Array> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page);
      const { width, height, margins } = this.doc.page;
      // Below the margin, where text would otherwise start a new page.
      margins.bottom = 0;
      this.doc.font(PLAIN).fontSize(8.5).fillColor(QUIET);
      const at = height - MARGIN / 2 - 6;
      const options = { width: width - 2 * MARGIN, lineBreak: false } as const;
      this.doc.text(writable(`${this.author} · ${this.name}`).slice(0, 90), MARGIN, at, options);
      this.doc.text(`Página ${page + 1} de ${count}`, MARGIN, at, { ...options, align: 'right' });
    }
    this.doc.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  protected keepTogether(points: number): void {
    if (this.doc.y + points > this.doc.page.height - MARGIN) this.doc.addPage();
  }
}
