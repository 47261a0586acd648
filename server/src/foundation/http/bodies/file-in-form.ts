const BOUNDARY = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const END_OF_HEADERS = '\r\n\r\n';

/**
 * The first file in a form that a browser sends without scripts (RFC 7578). Its name and type are left unread: the bytes
 * say what it is.
 * @returns undefined if the body is no such form, or no file was chosen.
 */
export function fileInForm(contentType: string | undefined, body: Buffer): Buffer | undefined {
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const mark = `--${boundary}`;
  let from = body.indexOf(mark);
  while (from >= 0) {
    const headersEnd = body.indexOf(END_OF_HEADERS, from);
    const next = body.indexOf(`\r\n${mark}`, from + mark.length);
    if (headersEnd < 0 || next < 0) return undefined;
    const isFile = /^content-disposition:.*;\s*filename\*?=/im.test(
      body.subarray(from, Math.min(headersEnd, next)).toString('latin1'),
    );
    const content = body.subarray(headersEnd + END_OF_HEADERS.length, next);
    if (isFile && headersEnd < next && content.length > 0) return content;
    from = next + 2;
  }
  return undefined;
}
