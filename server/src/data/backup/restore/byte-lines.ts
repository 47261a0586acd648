import { TRUNCATED, DumpError } from '../dump/dump-error.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Ends a COPY block, alone on its line. */
const END_OF_ROWS = Buffer.from('\\.');
/** The marker with CR and LF: the lookahead that is needed to recognise the end of a block. */
const MAX_END_LENGTH = END_OF_ROWS.length + 2;
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** Reads lines or blocks of COPY rows, without buffering more than a line. */
export class ByteLines {
  private rest: Buffer = Buffer.alloc(0);
  lineNumber = 0;

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /**
   * Includes the line end, which the last line may lack.
   * @returns undefined at the end.
   */
  async next(): Promise<string | undefined> {
    const pieces: Buffer[] = [];
    let length = 0;
    for (;;) {
      const end = this.rest.indexOf(LINE_FEED);
      if (end >= 0) {
        pieces.push(this.take(end + 1));
        break;
      }
      length += this.rest.length;
      if (length > MAX_LINE_BYTES) throw new DumpError('The file is no dump: it has a line without an end.');
      pieces.push(this.take(this.rest.length));
      if (!(await this.more())) break;
    }
    const line = Buffer.concat(pieces);
    if (line.length === 0) return undefined;
    this.lineNumber += 1;
    return line.toString('utf8');
  }

  /** The rows of a COPY block in chunks, without its end marker. @throws DumpError if the marker is missing. */
  async *rows(): AsyncGenerator<Buffer> {
    let atLineStart = true;
    for (;;) {
      while (this.rest.length < MAX_END_LENGTH && (await this.more()));
      const end = this.endOfRows(atLineStart);
      if (end) {
        if (end.start > 0) yield this.takeCounted(end.start);
        this.takeCounted(end.length);
        return;
      }
      // Keeps what could be the start of the marker until more data is read.
      const sure = this.rest.length - MAX_END_LENGTH;
      if (sure > 0) {
        atLineStart = this.rest[sure - 1] === LINE_FEED;
        yield this.takeCounted(sure);
      }
      if (!(await this.more())) throw new DumpError(TRUNCATED);
    }
  }

  private endOfRows(atLineStart: boolean): { start: number; length: number } | undefined {
    for (let from = 0; ;) {
      const start = this.rest.indexOf(END_OF_ROWS, from);
      if (start < 0) return undefined;
      const startsLine = start === 0 ? atLineStart : this.rest[start - 1] === LINE_FEED;
      const after = start + END_OF_ROWS.length;
      const length = startsLine ? this.lengthOfEnd(after) : undefined;
      if (length !== undefined) return { start, length: END_OF_ROWS.length + length };
      from = start + 1;
    }
  }

  private lengthOfEnd(after: number): number | undefined {
    if (this.rest[after] === LINE_FEED) return 1;
    return this.rest[after] === CARRIAGE_RETURN && this.rest[after + 1] === LINE_FEED ? 2 : undefined;
  }

  private takeCounted(length: number): Buffer {
    const taken = this.take(length);
    for (let at = taken.indexOf(LINE_FEED); at >= 0; at = taken.indexOf(LINE_FEED, at + 1))
      this.lineNumber += 1;
    return taken;
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.source.next();
    if (done) return false;
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
    return true;
  }
}
