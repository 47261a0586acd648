import { crc32, deflateSync } from 'node:zlib';

/** The extent of the drawing, before scaling. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws flat shapes in the colours of a palette; its first one is transparent. */
export class DemoDrawing {
  private readonly pixels: Uint8Array;
  readonly height: number;
  private readonly scale: number;

  constructor(
    private readonly area: Area,
    readonly width: number,
  ) {
    this.scale = width / area.width;
    this.height = Math.round(area.height * this.scale);
    this.pixels = new Uint8Array(width * this.height);
  }

  rectangle(colour: number, left: number, top: number, width: number, height: number): void {
    this.fill(colour, top, height, () => [left, left + width]);
  }

  ellipse(colour: number, x: number, y: number, radiusX: number, radiusY: number): void {
    this.fill(colour, y - radiusY, radiusY * 2, (line) => {
      const half = radiusX * Math.sqrt(Math.max(0, 1 - ((line - y) / radiusY) ** 2));
      return [x - half, x + half];
    });
  }

  /** @param columns the start and end of the filled part of a line. */
  private fill(
    colour: number,
    top: number,
    height: number,
    columns: (line: number) => [number, number],
  ): void {
    const within = (at: number, most: number) => Math.min(Math.max(Math.round(at * this.scale), 0), most);
    const last = within(top + height - this.area.top, this.height);
    for (let row = within(top - this.area.top, this.height); row < last; row += 1) {
      const [from, to] = columns((row + 0.5) / this.scale + this.area.top);
      const start = row * this.width;
      this.pixels.fill(
        colour,
        start + within(from - this.area.left, this.width),
        start + within(to - this.area.left, this.width),
      );
    }
  }

  /** Encodes an indexed PNG. @param palette in hexadecimal: 'rrggbb'. */
  png(palette: readonly string[]): Buffer {
    const lines = Buffer.alloc((this.width + 1) * this.height);
    for (let row = 0; row < this.height; row += 1) {
      lines.set(this.pixels.subarray(row * this.width, (row + 1) * this.width), row * (this.width + 1) + 1);
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits, indexed.
    header.set([8, 3], 8);
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
      chunk('tRNS', Buffer.from([0])),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
