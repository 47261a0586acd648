import { inflateSync } from 'node:zlib';

/** What is written on the pages of a PDF, without the spaces between its lines. */
export const pdfText = (pdf: Uint8Array): string =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g),
  ]
    .map((match) => inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1'))
    .join('')
    .replaceAll(/[^]*?<([\da-f]+)>|[^]*$/g, (_, hex: string | undefined) =>
      hex === undefined ? '' : new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
    );

export const pagesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;
