import sax from 'sax';
import { fileFault } from './file-fault.js';

type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** Names have no prefixes. */
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close: (name: string) => void;
  /** A text of more than 64 kB comes in several pieces. */
  readonly text: (text: string) => void;
}

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);

function bareNames(attributes: Attributes): Attributes {
  const names = Object.keys(attributes);
  return names.some((name) => name.includes(':'))
    ? Object.fromEntries(names.map((name) => [bareName(name), attributes[name] ?? '']))
    : attributes;
}

/**
 * Parses XML piece by piece. Throws DomainError `INVALID_INPUT` on `file` if it is not XML or has a document type
 * definition.
 */
export class XmlParser {
  private readonly parser = sax.parser(true);

  constructor({ open, close, text }: XmlHandlers) {
    const { parser } = this;
    parser.onopentag = ({ name, attributes }) => open(bareName(name), bareNames(attributes as Attributes));
    parser.onclosetag = (name) => close(bareName(name));
    parser.ontext = text;
    parser.oncdata = text;
    parser.ondoctype = refuse;
    parser.onerror = refuse;
  }

  write(piece: string): void {
    this.parser.write(piece);
  }

  end(): void {
    this.parser.close();
  }
}

function refuse(): never {
  throw fileFault('isBroken');
}
