import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

/** A photo of the first patient, with other values. */
function photo(changes: Readonly<Record<string, string>>): string {
  const values: Record<string, string> = {
    patient_id: '1',
    kind: `'PHOTO'`,
    purpose: `'CLINICAL'`,
    taken_on: `'2026-11-20'`,
    note: `''`,
    width: '9',
    height: '9',
    size: '1',
    hash: `encode(sha256('a'), 'hex')`,
    small_hash: `encode(sha256('b'), 'hex')`,
    token: `repeat('0', 32)`,
    added_at: 'now()',
    added_by: '1',
    ...changes,
  };
  return insertInto('photo', values);
}

export const PHOTOS_VIOLATIONS: readonly Violation[] = [
  ['a film of a patient', photo({ kind: `'FILM'` }), 'photo_kind_known'],
  ['a photo for any purpose', photo({ purpose: `'ANY'` }), 'photo_purpose_known'],
  [
    'a document to publish',
    photo({
      kind: `'DOCUMENT'`,
      purpose: `'PUBLISHING'`,
      width: 'null',
      height: 'null',
      small_hash: 'null',
    }),
    'photo_document_is_clinical',
  ],
  ['a photo of a third foot', photo({ side: `'UP'` }), 'photo_side_known'],
  ['a photo of a sixth toe', photo({ side: `'LEFT'`, toe: '6' }), 'photo_toe_range'],
  ['a photo of an unknown zone', photo({ side: `'LEFT'`, zone: `'NOSE'` }), 'photo_zone_known'],
  ['a photo of a toe of no foot', photo({ toe: '1' }), 'photo_one_place'],
  ['a photo of a nail and a zone', photo({ side: `'LEFT'`, toe: '1', zone: `'HEEL'` }), 'photo_one_place'],
  ['a photo with a long note', photo({ note: `repeat('x', 201)` }), 'photo_note_length'],
  [
    'a photo withdrawn for a long reason',
    photo({ withdrawn_at: 'now()', withdrawn_by: '1', withdrawn_reason: `repeat('x', 201)` }),
    'photo_withdrawn_reason_length',
  ],
  [
    'a photo withdrawn without a reason',
    photo({ withdrawn_at: 'now()', withdrawn_by: '1' }),
    'photo_withdrawal_is_complete',
  ],
  ['a photo without a thumbnail', photo({ small_hash: 'null' }), 'photo_pixels_of_photos'],
  ['a photo of the original size', photo({ width: '4000' }), 'photo_pixels_of_photos'],
  ['a photo without a digest', photo({ hash: `'x'` }), 'photo_hash_form'],
  ['a photo at a short address', photo({ token: `'x'` }), 'photo_token_form'],
  ['a photo without bytes', photo({ size: '0' }), 'photo_size_range'],
  ['a photo without its files', photo({}), 'photo_has_its_files'],
  ['a photo of another patient’s visit', photo({ appointment_id: '99' }), 'photo_appointment_fkey'],
  ['a photo of another patient’s record', photo({ clinical_record_id: '99' }), 'photo_clinical_record_fkey'],
  ['a photo of an unknown patient', photo({ patient_id: '99' }), 'photo_patient_id_fkey'],
  [
    'a file that is not the photo’s',
    `${photo({})}; insert into photo_file select max(id), 'WHOLE', 'other' from photo`,
    'photo_file_is_its_photo',
  ],
  [
    'a heavy thumbnail',
    `${photo({ small_hash: `encode(sha256(repeat('x', 20001)::bytea), 'hex')` })};
     insert into photo_file select max(id), 'SMALL', repeat('x', 20001)::bytea from photo`,
    'photo_file_small_length',
  ],
  ['a file without its photo', `insert into photo_file values (99, 'WHOLE', 'a')`, 'photo_file_is_its_photo'],
  ['two photos at one address', `${photo({})}; ${photo({})}`, 'photo_token_key'],
  [
    'a file of an unknown size',
    `${photo({})}; insert into photo_file select max(id), 'TINY', 'b' from photo`,
    'photo_file_variant_known',
  ],
  [
    'a file without bytes',
    `${photo({ hash: `encode(sha256(''), 'hex')` })}; insert into photo_file select max(id), 'WHOLE', '' from photo`,
    'photo_file_bytes_length',
  ],
];
