import { fileFault } from './file-fault.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import type { ReadRow } from './row-limits.js';

const ZIP = Buffer.from('PK\u0003\u0004');
/** The container of what Office wrote before 2007, and of what it encrypts today. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Files that people take for a spreadsheet; a text never begins so. */
const OTHERS = [Buffer.from('%PDF-'), Buffer.from('{\\rtf'), Buffer.from('\u0089PNG', 'latin1')];

/**
 * Reads CSV or XLSX, as its bytes tell, whatever its name is. Rows come as they are read: who stops early has read no more.
 * Row after row is kept by nobody, so 50,000 rows need no more memory than a few, but for an XLSX file's shared texts.
 * @throws DomainError `INVALID_INPUT` on `file`, with a sentence for people: empty, broken, protected by a password, too
 *   large within, or with a cell that is longer than any text of the product; maybe after some rows
 */
export async function* readSpreadsheet(bytes: Buffer): AsyncGenerator<ReadRow> {
  const begins = (sign: Buffer): boolean => bytes.subarray(0, sign.length).equals(sign);
  if (begins(OLE))
    throw fileFault(
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'isProtected' : 'isOldExcel',
    );
  if (OTHERS.some(begins)) throw fileFault('isBroken');
  let isEmpty = true;
  for await (const row of begins(ZIP) ? readXlsx(bytes) : readCsv(bytes)) {
    isEmpty = false;
    yield row;
  }
  if (isEmpty) throw fileFault('isEmpty');
}
