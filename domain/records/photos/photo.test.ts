import { expect, it } from '@jest/globals';
import { placeInWords } from './photo.es.js';
import { isTooLarge, photoFormatOf, placeFault } from './photo.js';

const file = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it('a file is what its first bytes say, whatever it is called', () => {
  expect({
    jpeg: photoFormatOf(file('\xff\xd8\xff\xe0')),
    png: photoFormatOf(file('\x89PNG\r\n\x1a\n')),
    webp: photoFormatOf(file('RIFF\0\0\0\0WEBPVP8 ')),
    heic: photoFormatOf(file('\0\0\0\x18ftypheic')),
    pdf: photoFormatOf(file('%PDF-1.7\n')),
    pdfAfterJunk: photoFormatOf(file(' %PDF-1.7\n')),
    svg: photoFormatOf(file('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    html: photoFormatOf(file('<!doctype html>')),
    avif: photoFormatOf(file('\0\0\0\x18ftypavif')),
    empty: photoFormatOf(file('')),
  }).toEqual({
    jpeg: 'JPEG',
    png: 'PNG',
    webp: 'WEBP',
    heic: 'HEIC',
    pdf: 'PDF',
    pdfAfterJunk: undefined,
    svg: undefined,
    html: undefined,
    avif: undefined,
    empty: undefined,
  });
});

it('110 million pixels are accepted, one row more is not', () => {
  expect([
    isTooLarge({ width: 11_000, height: 10_000 }),
    isTooLarge({ width: 11_000, height: 10_001 }),
    isTooLarge({ width: 50_000, height: 50_000 }),
  ]).toEqual([false, true, true]);
});

it('a nail and a zone need a foot, and exclude each other', () => {
  expect([
    placeFault({ side: null, toe: null, zone: null }),
    placeFault({ side: 'LEFT', toe: null, zone: null }),
    placeFault({ side: 'LEFT', toe: 1, zone: null }),
    placeFault({ side: null, toe: 1, zone: null }),
    placeFault({ side: null, toe: null, zone: 'HEEL' }),
    placeFault({ side: 'LEFT', toe: 1, zone: 'HEEL' }),
  ]).toEqual([undefined, undefined, undefined, 'NO_SIDE', 'NO_SIDE', 'TWO_PLACES']);
});

it('a place is written as in the exam', () => {
  expect([
    placeInWords({ side: 'RIGHT', toe: 1, zone: null }),
    placeInWords({ side: 'LEFT', toe: null, zone: 'HEEL' }),
    placeInWords({ side: 'LEFT', toe: null, zone: null }),
    placeInWords({ side: null, toe: null, zone: null }),
  ]).toEqual(['1.er ortejo derecho', 'talón, pie izquierdo', 'pie izquierdo', '']);
});
