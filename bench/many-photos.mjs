import { createHash, randomBytes } from 'node:crypto';

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Adds a photo with its files, in the caller's transaction.
 * @param {import('pg').Client} client
 * @param {{ patientId: number, recordId?: number, side?: string, toe?: number, takenOn: string,
 *   files: { WHOLE: Buffer, SMALL: Buffer } }} photo
 */
export async function addPhoto(client, { patientId, recordId, side, toe, takenOn, files }) {
  const { rows } = await client.query(
    `insert into photo (patient_id, clinical_record_id, kind, purpose, side, toe, taken_on, note, width, height,
                        size, hash, small_hash, token, added_at, added_by)
     values ($1, $2, 'PHOTO', 'CLINICAL', $3, $4, $5, '', 1600, 1200, $6, $7, $8, $9, now(), 1) returning id`,
    [
      ...[patientId, recordId ?? null, side ?? null, toe ?? null, takenOn, files.WHOLE.length],
      ...[digest(files.WHOLE), digest(files.SMALL), randomBytes(16).toString('hex')],
    ],
  );
  for (const [variant, bytes] of Object.entries(files))
    await client.query('insert into photo_file (photo_id, variant, bytes) values ($1, $2, $3)', [
      ...[rows[0].id, variant, bytes],
    ]);
}
