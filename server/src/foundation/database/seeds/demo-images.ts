import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DemoDrawing } from './demo-drawing.js';

/** The first one is transparent. */
const PALETTE = [
  '000000',
  'ffffff',
  'f3e7d3',
  'd9c3a0',
  '7fb7ab',
  '0b5d57',
  'd8f0f5',
  'f2b84b',
  'e86a4f',
  '3d5a52',
];
const [WHITE, WALL, FLOOR, SAGE, PINE, SKY, SUN, POT, LEAF] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Five columns, seven rows. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  D: ['1111 ', '1   1', '1   1', '1   1', '1   1', '1   1', '1111 '],
  E: ['11111', '1    ', '1    ', '1111 ', '1    ', '1    ', '11111'],
  M: ['1   1', '11 11', '1 1 1', '1 1 1', '1   1', '1   1', '1   1'],
  O: [' 111 ', '1   1', '1   1', '1   1', '1   1', '1   1', ' 111 '],
};

function write(on: DemoDrawing, text: string, left: number, top: number, dot: number, colour: number): void {
  [...text].forEach((letter, index) =>
    LETTERS[letter]?.forEach((row, y) =>
      [...row].forEach((sign, x) => {
        if (sign === '1') on.rectangle(colour, left + (index * 6 + x) * dot, top + y * dot, dot, dot);
      }),
    ),
  );
}

/** A treatment room with 'DEMO' on the wall, so that it is not mistaken for a real one. 1600 × 1200. */
function drawPhoto(on: DemoDrawing): void {
  on.rectangle(WALL, 0, 0, 1600, 900);
  on.rectangle(FLOOR, 0, 900, 1600, 300);
  // A window with the sun in it.
  on.rectangle(WHITE, 140, 170, 430, 430);
  on.rectangle(SKY, 160, 190, 390, 390);
  on.ellipse(SUN, 430, 300, 62, 62);
  on.rectangle(WHITE, 346, 190, 18, 390);
  write(on, 'DEMO', 780, 250, 26, PINE);
  // A chair that can be tilted, with a footrest, and a stool.
  on.rectangle(LEAF, 760, 820, 60, 210);
  on.rectangle(SAGE, 640, 690, 520, 130);
  on.ellipse(SAGE, 1180, 755, 80, 65);
  on.ellipse(PINE, 620, 610, 85, 190);
  on.rectangle(LEAF, 690, 1010, 210, 30);
  on.ellipse(PINE, 1330, 880, 100, 34);
  on.rectangle(LEAF, 1318, 890, 24, 140);
  // A plant.
  on.ellipse(LEAF, 300, 800, 60, 150);
  on.ellipse(SAGE, 220, 830, 50, 120);
  on.ellipse(SAGE, 380, 830, 50, 120);
  on.rectangle(POT, 220, 900, 160, 150);
}

/** A leaf in a circle. 512 × 512. */
function drawLogo(on: DemoDrawing): void {
  on.ellipse(SAGE, 256, 256, 250, 250);
  on.ellipse(WHITE, 256, 236, 92, 160);
  on.rectangle(WHITE, 246, 380, 20, 70);
  on.rectangle(SAGE, 250, 180, 12, 210);
}

const WHOLE_PHOTO = { left: 0, top: 0, width: 1600, height: 1200 };
const WHOLE_LOGO = { left: 0, top: 0, width: 512, height: 512 };

/** Each in the sizes stored for uploaded images. */
const FILES = [
  ['LOGO', 'WHOLE', WHOLE_LOGO, 512],
  ['LOGO', 'SMALL', WHOLE_LOGO, 144],
  ['LOGO', 'PREVIEW', { left: -519, top: -34, width: 1550, height: 813.75 }, 1200],
  ['PHOTO', 'WHOLE', WHOLE_PHOTO, 1600],
  ['PHOTO', 'SMALL', WHOLE_PHOTO, 800],
  ['PHOTO', 'PREVIEW', { left: 0, top: 180, width: 1600, height: 840 }, 1200],
] as const;

export async function addDemoImages(em: EntityManager): Promise<void> {
  for (const [kind, variant, area, width] of FILES) {
    const drawing = new DemoDrawing(area, width);
    if (kind === 'LOGO') drawLogo(drawing);
    else drawPhoto(drawing);
    const bytes = drawing.png(PALETTE);
    const hash = createHash('sha256').update(bytes).digest('hex');
    await em.execute(
      `insert into clinic_image_file (kind, variant, hash, media_type, width, height, bytes)
       values (?, ?, ?, 'image/png', ?, ?, decode(?, 'base64'))`,
      [kind, variant, hash, width, drawing.height, bytes.toString('base64')],
    );
  }
}
