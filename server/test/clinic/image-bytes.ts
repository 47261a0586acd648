import { crc32, deflateRawSync, deflateSync, constants } from 'node:zlib';
import sharp from 'sharp';

/** Images as users and attackers send them, with real bytes. */

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const header = (width: number, height: number, depth: number): Buffer =>
  chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([depth, 0, 0, 0, 0])]));
const END = chunk('IEND', Buffer.alloc(0));

/** A complete, valid black and white PNG of some 300 kB that expands to 2.5 billion pixels. */
export function pixelBomb(side = 50_000): Buffer {
  const rowBytes = 1 + Math.ceil(side / 8);
  const piece = Buffer.alloc(rowBytes * 100);
  const packed = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  // Adler-32 of this many zeros.
  const sum = numbers((((rowBytes * side) % 65_521) * 65_536 + 1) >>> 0);
  const pixels = [Buffer.from([0x78, 0x9c]), ...Array<Buffer>(side / 100).fill(packed), end, sum];
  return Buffer.concat([SIGNATURE, header(side, side, 1), chunk('IDAT', Buffer.concat(pixels)), END]);
}

/** A PNG with two frames. Decoders without animation show the first. */
export function animatedPng(side = 500): Buffer {
  const pixels = deflateSync(Buffer.alloc((side + 1) * side));
  const frame = (sequence: number) =>
    chunk('fcTL', Buffer.concat([numbers(sequence, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  return Buffer.concat([
    SIGNATURE,
    header(side, side, 8),
    chunk('acTL', numbers(2, 0)),
    frame(0),
    chunk('IDAT', pixels),
    frame(1),
    chunk('fdAT', Buffer.concat([numbers(2), pixels])),
    END,
  ]);
}

/** An image with detail everywhere, so that cropping it is noticed. */
async function drawn(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const blots = await sharp({ create: { width: 40, height: 40, channels: 3, noise, background: '#fff' } })
    .png()
    .toBuffer();
  return sharp(blots).resize(width, height, { fit: 'fill', kernel: 'nearest' });
}

export const png = async (width: number, height: number) => (await drawn(width, height)).png().toBuffer();
export const jpeg = async (width: number, height: number) => (await drawn(width, height)).jpeg().toBuffer();
export const webp = async (width: number, height: number) => (await drawn(width, height)).webp().toBuffer();

/** Half red, half blue, as a phone held upright stores it: rotated, with location and time in the metadata. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#c00' } })
    .composite([
      { input: { create: { width: 400, height: 600, channels: 3, background: '#00c' } }, left: 400, top: 0 },
    ])
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: 'Rosa Secreta' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export async function animatedWebp(): Promise<Buffer> {
  const frame = async (background: string) =>
    sharp({ create: { width: 500, height: 500, channels: 3, background } })
      .raw()
      .toBuffer();
  const frames = Buffer.concat([await frame('#f00'), await frame('#00f')]);
  return sharp(frames, { raw: { width: 500, height: 1000, channels: 3, pageHeight: 500 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script><rect width="500" height="500"/></svg>',
);
export const HTML = Buffer.from('<!doctype html><title>foto</title><script>alert(1)</script>');
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
