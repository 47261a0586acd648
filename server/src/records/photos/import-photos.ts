import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { MAX_PHOTO_BYTES, photoFormatOf } from '#domain/records/photos/photo.js';
import { parseRut, type Rut } from '#domain/rut.js';
import type pg from 'pg';
import { StartUpError } from '../../foundation/start-up-error.js';
import { PhotoEncoder } from './encoding/photo-encoder.js';

/** The result for a file. */
export type ImportedPhoto =
  | 'ADDED'
  | 'PRESENT'
  | 'NO_RUT'
  | 'NO_PATIENT'
  | 'NO_CONSENT'
  | 'TOO_HEAVY'
  | 'OTHER_FORMAT'
  | 'UNREADABLE';

export interface PhotoImport {
  /** The folder with a folder for each RUT. */
  readonly folder: string;
  /** The user who adds them. */
  readonly staffId: number;
  /** The day on which photos were taken whose name does not begin with one, such as '2024-03-05 talón.jpg'. */
  readonly dayOf: (modified: Date) => LocalDate;
  readonly today: LocalDate;
}

interface FoundPatient {
  readonly id: number;
  readonly agrees: boolean;
}

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/**
 * Adds old photos and documents from folders named by RUT. A file that the patient has already, or that staff moved from
 * the folder's patient to the right one, is left out, so the import can be repeated.
 * @yields each file with what became of it
 */
export async function* importPhotos(
  client: pg.ClientBase,
  { folder, staffId, dayOf, today }: PhotoImport,
): AsyncGenerator<{ readonly file: string; readonly outcome: ImportedPhoto }> {
  const encoder = new PhotoEncoder();
  for (const name of await namesIn(folder)) {
    const own = path.join(folder, name);
    if (!(await stat(own)).isDirectory()) continue;
    const rut = parseRut(name);
    const patient = rut && (await patientOf(client, rut));
    for (const each of (await readdir(own)).toSorted()) {
      const file = path.join(own, each);
      const found = await stat(file);
      if (!found.isFile()) continue;
      const named = each.slice(0, DAY_LENGTH);
      const day = isLocalDate(named) ? named : dayOf(found.mtime);
      const outcome = patient
        ? await add(client, encoder, {
            file,
            size: found.size,
            patient,
            staffId,
            day: day > today ? today : day,
          })
        : rut
          ? 'NO_PATIENT'
          : 'NO_RUT';
      yield { file: path.join(name, each), outcome };
    }
  }
}

/** @throws StartUpError if there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new StartUpError(`There is no folder ${folder}.`);
  return (await readdir(folder)).toSorted();
}

/** @returns the id of a user who may write health data, by name; undefined for any other. */
export async function photoStaff(client: pg.ClientBase, username: string): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `select id from staff_user where username = $1 and rights ->> 'HEALTH_DATA' = 'WRITE' and disabled_at is null`,
    [username],
  );
  return rows[0]?.id;
}

async function patientOf(client: pg.ClientBase, rut: Rut): Promise<FoundPatient | undefined> {
  const { rows } = await client.query<FoundPatient>(
    `select p.id, exists (select from consent c
       where c.patient_id = p.id and c.kind = 'PHOTOS' and c.withdrawn_at is null) as agrees
     from patient p
     where p.rut = $1 or p.id = (select f.patient_id from former_rut f where f.rut = $1)`,
    [rut],
  );
  return rows[0];
}

interface FileOfPatient {
  readonly file: string;
  readonly size: number;
  readonly patient: FoundPatient;
  readonly staffId: number;
  readonly day: LocalDate;
}

async function add(
  client: pg.ClientBase,
  encoder: PhotoEncoder,
  { file, size, patient, staffId, day }: FileOfPatient,
): Promise<ImportedPhoto> {
  if (size > MAX_PHOTO_BYTES) return 'TOO_HEAVY';
  const bytes = await readFile(file);
  const format = photoFormatOf(bytes);
  if (!format || format === 'HEIC') return 'OTHER_FORMAT';
  if (format !== 'PDF' && !patient.agrees) return 'NO_CONSENT';
  const encoded = format === 'PDF' ? undefined : await encodedOr(encoder, bytes);
  if (encoded === 'UNREADABLE') return encoded;
  const whole = encoded?.whole ?? bytes;
  await client.query('begin');
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into photo (patient_id, kind, purpose, taken_on, note, width, height, size, hash, small_hash, token,
                          added_at, added_by)
       select $1, $2, 'CLINICAL', $3, '', $4, $5, $6, $7, $8, $9, now(), $10
       where not exists (select from photo p where p.hash = $7 and (p.patient_id = $1 or p.moved_at is not null)) returning id`,
      [
        patient.id,
        encoded ? 'PHOTO' : 'DOCUMENT',
        day,
        encoded?.width ?? null,
        encoded?.height ?? null,
        whole.length,
        digestOf(whole),
        encoded ? digestOf(encoded.small) : null,
        randomBytes(16).toString('hex'),
        staffId,
      ],
    );
    const id = rows[0]?.id;
    if (id !== undefined) await store(client, id, 'WHOLE', whole);
    if (id !== undefined && encoded) await store(client, id, 'SMALL', encoded.small);
    await client.query('commit');
    return id === undefined ? 'PRESENT' : 'ADDED';
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const store = (client: pg.ClientBase, id: number, variant: 'WHOLE' | 'SMALL', bytes: Buffer) =>
  client.query('insert into photo_file (photo_id, variant, bytes) values ($1, $2, $3)', [id, variant, bytes]);

async function encodedOr(encoder: PhotoEncoder, bytes: Buffer) {
  try {
    return await encoder.encode(bytes);
  } catch (error) {
    if (error instanceof DomainError) return 'UNREADABLE';
    throw error;
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
