import { createHash } from 'node:crypto';
import type { LocalDate } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DemoDrawing } from './demo-drawing.js';

/** The first one is the background. */
const PALETTE = ['dfeeee', 'f0c9a8', 'e3b08a', 'f7e3d0', 'c8553d', 'f2b84b', '8a5a44', '3d5a52'];
const [SKIN, SHADE, NAIL, RED, YELLOW, BROWN, INK] = [1, 2, 3, 4, 5, 6, 7] as const;
const AREA = { left: 0, top: 0, width: 800, height: 600 };
const SIZES = { WHOLE: 800, SMALL: 320 } as const;

/** Letters of five columns and seven rows. */
const DEMO = [
  '1110 11111 1   1 011 ',
  '1  1 1     11 11 1  1',
  '1  1 1111  1 1 1 1  1',
  '1110 11111 1   1 011 ',
];

/** @param left how much of the finding is left, from 1. */
type Draw = (on: DemoDrawing, left: number) => void;

/** So that it is not mistaken for a photo of a person. It stays whole in a square thumbnail. */
const sign = (on: DemoDrawing): void =>
  DEMO.forEach((row, y) =>
    [...row].forEach((dot, x) => {
      if (dot === '1') on.rectangle(INK, 110 + x * 8, 24 + y * 8, 8, 8);
    }),
  );

/** A big toe from above; the nail is yellow where it is ill. */
const drawNail: Draw = (on, left) => {
  on.ellipse(SHADE, 400, 380, 210, 330);
  on.ellipse(SKIN, 400, 370, 195, 320);
  on.ellipse(NAIL, 400, 220, 120, 130);
  on.ellipse(YELLOW, 400, 150 + 70 * left, 105 * left, 90 * left);
  sign(on);
};

/** A sole with an ulcer under its ball. */
const drawUlcer: Draw = (on, left) => {
  on.ellipse(SHADE, 400, 250, 215, 235);
  on.ellipse(SKIN, 400, 245, 205, 225);
  on.ellipse(SKIN, 410, 520, 130, 160);
  on.ellipse(BROWN, 500, 210, 60 * left + 12, 52 * left + 12);
  on.ellipse(RED, 500, 210, 60 * left, 52 * left);
  sign(on);
};

/** A sheet with lines in place of a text. */
const drawOrder: Draw = (on) => {
  on.rectangle(NAIL, 120, 70, 560, 520);
  for (let line = 0; line < 9; line += 1)
    on.rectangle(INK, 170, 170 + line * 42, line % 3 === 2 ? 300 : 460, 6);
  sign(on);
};

interface DemoPlace {
  /** Index into the demo's people. */
  readonly person: number;
  readonly side: 'LEFT' | 'RIGHT';
  readonly toe: number | null;
  readonly zone: string | null;
  readonly draw: Draw;
}

const PLACES: readonly DemoPlace[] = [
  { person: 0, side: 'LEFT', toe: null, zone: 'METATARSAL_1', draw: drawUlcer },
  { person: 3, side: 'RIGHT', toe: 1, zone: null, draw: drawNail },
];

/** Drawings in place of photos, one for each record of two people who agreed to photos (`addDemoPrivacy`); the finding is smaller in each. */
export async function addDemoPhotos(em: EntityManager): Promise<void> {
  for (const { person, draw, ...place } of PLACES) {
    const records = (await em.execute(
      `select id as "recordId", patient_id as "patientId", date as "takenOn" from clinical_record
       where patient_id = (select id from patient order by id offset ? limit 1) order by date, id`,
      [person],
    )) as Pick<DemoPhoto, 'patientId' | 'recordId' | 'takenOn'>[];
    for (const [index, record] of records.entries())
      await addDrawing(em, draw, 1 - index / records.length, {
        ...record,
        ...place,
        note: 'Dibujo de ejemplo',
      });
  }
}

/** A made-up doctor's order, as a drawing. @returns its id. */
export const addDemoOrder = (em: EntityManager, patientId: number, takenOn: LocalDate): Promise<number> =>
  addDrawing(em, drawOrder, 1, {
    patientId,
    recordId: null,
    takenOn,
    side: null,
    toe: null,
    zone: null,
    note: 'Orden médica de ejemplo',
  });

interface DemoPhoto {
  readonly patientId: number;
  readonly recordId: number | null;
  readonly takenOn: LocalDate;
  readonly side: string | null;
  readonly toe: number | null;
  readonly zone: string | null;
  readonly note: string;
}

async function addDrawing(
  em: EntityManager,
  draw: Draw,
  left: number,
  { patientId, recordId, takenOn, side, toe, zone, note }: DemoPhoto,
): Promise<number> {
  const [whole, small] = [await jpegOf(draw, left, 'WHOLE'), await jpegOf(draw, left, 'SMALL')];
  const [photo] = await em.execute<{ id: number }[]>(
    `insert into photo (patient_id, clinical_record_id, kind, purpose, side, toe, zone, taken_on, note, width, height,
                        size, hash, small_hash, token, added_at, added_by)
     select ?, ?, 'PHOTO', 'CLINICAL', ?, ?::smallint, ?, ?, ?, 800, 600, ?, ?, ?,
            replace(gen_random_uuid()::text, '-', ''), ?::date + time '13:00', min(id) from staff_user
     returning id`,
    [
      patientId,
      recordId,
      side,
      toe,
      zone,
      takenOn,
      note,
      whole.length,
      digestOf(whole),
      digestOf(small),
      takenOn,
    ],
  );
  if (!photo) throw new Error('a photo that was just inserted is gone');
  await em.execute(
    `insert into photo_file values (?, 'WHOLE', decode(?, 'base64')), (?, 'SMALL', decode(?, 'base64'))`,
    [photo.id, whole.toString('base64'), photo.id, small.toString('base64')],
  );
  return photo.id;
}

async function jpegOf(draw: Draw, left: number, variant: keyof typeof SIZES): Promise<Buffer> {
  // Loaded here, because only a demo draws in the server's process.
  const { default: sharp } = await import('sharp');
  const drawing = new DemoDrawing(AREA, SIZES[variant]);
  draw(drawing, left);
  return sharp(drawing.png(PALETTE))
    .flatten({ background: `#${PALETTE[0] ?? ''}` })
    .jpeg()
    .toBuffer();
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
