import { describe, expect, it } from '@jest/globals';
import { imageFormatOf, isAnimatedPng, sizeFault } from './clinic-image.js';
import { IMAGE_FAULTS } from './clinic-image.es.js';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const PNG = '\x89PNG\r\n\x1a\n';

describe('a file', () => {
  it.each([
    ['PNG', PNG],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['WEBP', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
    [undefined, ''],
    [undefined, '\x89PNG'],
    [undefined, 'RIFF\x00\x00\x00\x00WAVEfmt '],
    [undefined, 'GIF89a'],
    [undefined, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [undefined, '<!doctype html>'],
    [undefined, ' \x89PNG\r\n\x1a\n'],
  ])('recognizes a file as %s by its first bytes', (format, text) => {
    expect(imageFormatOf(bytes(text))).toBe(format);
  });
});

describe('a PNG', () => {
  const chunk = (name: string) => `\x00\x00\x00\x02${name}..crc.`;

  it.each([
    [true, chunk('IHDR') + chunk('acTL') + chunk('IDAT')],
    [false, chunk('IHDR') + chunk('IDAT') + chunk('acTL')],
    [false, chunk('IHDR')],
    [false, `\xff\xff\xff\xffacT`],
    [false, ''],
  ])('decides whether a PNG is animated: %s', (moves, chunks) => {
    expect(isAnimatedPng(bytes(PNG + chunks))).toBe(moves);
  });
});

describe('the size of an image', () => {
  it.each([
    ['LOGO', 64, 64, undefined],
    ['LOGO', 63, 500, 'TOO_SMALL'],
    ['PHOTO', 500, 399, 'TOO_SMALL'],
    ['PHOTO', 8_000, 5_000, undefined],
    ['PHOTO', 8_000, 5_001, 'TOO_LARGE'],
    ['PHOTO', 16_001, 400, 'TOO_LARGE'],
    ['LOGO', 50_000, 50_000, 'TOO_LARGE'],
  ] as const)('checks the size of a %s of %d × %d: %s', (kind, width, height, fault) => {
    expect(sizeFault(kind, { width, height })).toBe(fault);
  });

  it('writes the size of an image with Chilean number format', () => {
    const sentence = IMAGE_FAULTS.tooLarge({ width: 50_000, height: 800 });
    expect(sentence).toContain('mide 50.000 × 800 píxeles');
  });
});
