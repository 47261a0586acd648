/** 'psql' is a command for psql itself. */
export type Scanned =
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'statement'; readonly text: string }
  | { readonly kind: 'psql'; readonly text: string };

type Mode = 'sql' | 'quote' | 'escapes' | 'name' | 'dollar' | 'comment';

/**
 * The tokens that matter outside quotes. Words are matched whole, because `e'` at the end of one is not an escape.
 */
const TOKEN =
  /--|\/\*|[eE]'|'|"|\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*|[;()\\]/g;
const ENDS: Readonly<Record<'quote' | 'escapes' | 'name' | 'comment', RegExp>> = {
  quote: /'/g,
  escapes: /\\[\s\S]|''|'/g,
  name: /"/g,
  comment: /\/\*|\*\//g,
};
const MAKES_ROUTINE = /^\s*create\s+(or\s+replace\s+)?(function|procedure)\b/i;

/**
 * Splits SQL into statements like psql, line by line. Handles all kinds of quotes, nested comments, dollar quotes, and
 * semicolons inside parentheses and `BEGIN ATOMIC … END`.
 * Source: PostgreSQL, src/fe_utils/psqlscan.l.
 */
export class SqlScanner {
  private mode: Mode = 'sql';
  private readonly text: string[] = [];
  private dollarTag = '';
  private commentDepth = 0;
  private parentheses = 0;
  private blocks = 0;

  get isWithin(): boolean {
    return this.mode !== 'sql' || this.text.some((piece) => piece.trim() !== '');
  }

  /** @param line with its line end. */
  *scan(line: string): Generator<Scanned> {
    let at = 0;
    while (at < line.length) {
      if (this.mode !== 'sql') {
        at = this.passQuoted(line, at);
        continue;
      }
      TOKEN.lastIndex = at;
      const match = TOKEN.exec(line);
      this.keep(line.slice(at, match?.index));
      if (!match) return;
      const token = match[0];
      at = match.index + token.length;
      if (token === '--') {
        this.keep('\n');
        yield { kind: 'comment', text: line.slice(at).trim() };
        return;
      }
      if (token === '\\') {
        yield { kind: 'psql', text: line.slice(match.index).trim() };
        return;
      }
      if (token === ';' && this.parentheses === 0 && this.blocks === 0) {
        yield { kind: 'statement', text: this.takeText() };
      } else this.meet(token);
    }
  }

  /** @returns the end of the quote or comment, or of the line. */
  private passQuoted(line: string, from: number): number {
    if (this.mode === 'dollar') {
      const end = line.indexOf(this.dollarTag, from);
      return this.passTo(line, from, end < 0 ? undefined : end + this.dollarTag.length);
    }
    const pattern = ENDS[this.mode as keyof typeof ENDS];
    pattern.lastIndex = from;
    for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
      if (this.mode === 'comment') {
        this.commentDepth += match[0] === '/*' ? 1 : -1;
        if (this.commentDepth === 0) return this.passTo(line, from, pattern.lastIndex);
      } else if (match[0].length === 1) return this.passTo(line, from, pattern.lastIndex);
    }
    return this.passTo(line, from, undefined);
  }

  private passTo(line: string, from: number, end: number | undefined): number {
    this.keep(line.slice(from, end));
    if (end !== undefined) this.mode = 'sql';
    return end ?? line.length;
  }

  private meet(token: string): void {
    this.keep(token);
    if (token === "'") this.mode = 'quote';
    else if (token === '"') this.mode = 'name';
    else if (token === '(') this.parentheses += 1;
    else if (token === ')') this.parentheses = Math.max(0, this.parentheses - 1);
    else if (token.endsWith("'")) this.mode = 'escapes';
    else if (token === '/*') {
      this.mode = 'comment';
      this.commentDepth = 1;
    } else if (token.startsWith('$')) {
      this.mode = 'dollar';
      this.dollarTag = token;
    } else this.meetWord(token.toLowerCase());
  }

  private meetWord(word: string): void {
    if (word === 'begin' && (this.blocks > 0 || this.makesRoutine())) this.blocks += 1;
    else if (word === 'case' && this.blocks > 0) this.blocks += 1;
    else if (word === 'end' && this.blocks > 0) this.blocks -= 1;
  }

  private makesRoutine(): boolean {
    return MAKES_ROUTINE.test(this.text.join(''));
  }

  private keep(piece: string): void {
    if (piece !== '') this.text.push(piece);
  }

  private takeText(): string {
    const text = this.text.join('').trim();
    this.text.length = 0;
    this.parentheses = 0;
    return text;
  }
}
