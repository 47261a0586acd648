import { describe, expect, it } from '@jest/globals';
import { fileInForm } from './file-in-form.js';

const TYPE = 'multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW';
const formOf = (...parts: ReadonlyArray<readonly [headers: string, content: string]>): Buffer =>
  Buffer.from(
    `${parts
      .map(
        ([headers, content]) => `------WebKitFormBoundary7MA4YWxkTrZu0gW\r\n${headers}\r\n\r\n${content}\r\n`,
      )
      .join('')}------WebKitFormBoundary7MA4YWxkTrZu0gW--\r\n`,
    'latin1',
  );
const FILE =
  'Content-Disposition: form-data; name="archivo"; filename="pago.pdf"\r\nContent-Type: application/pdf';

describe('A file in a form', () => {
  it('returns the file byte for byte, also with line breaks and after other fields', async () => {
    const bytes = '%PDF-1.4\r\n\r\nÿ\u0000--fin\r\n';
    const form = formOf(['Content-Disposition: form-data; name="nota"', 'hola'], [FILE, bytes]);
    expect((await fileInForm(TYPE, form))?.toString('latin1')).toBe(bytes);
    expect((await fileInForm(TYPE.replace('=', '="').concat('"'), form))?.toString('latin1')).toBe(bytes);
  });

  it.each([
    ['no form', 'application/pdf', Buffer.from('%PDF-1.4')],
    ['no boundary', 'multipart/form-data', formOf([FILE, 'a'])],
    ['no type', undefined, formOf([FILE, 'a'])],
    ['no chosen file', TYPE, formOf([FILE.replace('pago.pdf', ''), ''])],
    ['only fields', TYPE, formOf(['Content-Disposition: form-data; name="nota"', 'hola'])],
    ['a form that is cut off', TYPE, formOf([FILE, 'contents']).subarray(0, 120)],
    ['nothing', TYPE, Buffer.alloc(0)],
  ])('finds no file in %s', async (_case, type, body) => {
    expect(await fileInForm(type, body)).toBeUndefined();
  });
});
