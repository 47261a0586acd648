import type pg from 'pg';

/** The token of the photo's address. */
export const PHOTO_TOKEN = '0'.repeat(32);

/**
 * A photo that may be published, a withdrawn answer to a consent text and a questionnaire to review, all of patient 1
 * and with the id 1.
 * @param secret part of their texts.
 */
export const addPhotoAndConsent = async (database: pg.Pool, secret: string): Promise<void> => {
  await database.query(
    `begin;
     insert into consent (patient_id, kind, text_version, given_at, recorded_by, evidence)
     select 1, kind, 1, now(), 1, '' from unnest(array['PHOTOS', 'PHOTO_PUBLISHING']) kind;
     insert into photo (patient_id, appointment_id, kind, purpose, side, zone, taken_on, note, width, height, size, hash, small_hash, token,
       added_at, added_by)
     values (1, 1, 'PHOTO', 'PUBLISHING', 'RIGHT', 'HEEL', '2026-11-18', '${secret}', 9, 9, 5, encode(sha256('whole'), 'hex'),
       encode(sha256('small'), 'hex'), '${PHOTO_TOKEN}', now(), 1);
     insert into photo_file values (1, 'WHOLE', 'whole'), (1, 'SMALL', 'small');
     insert into consent_text (id) overriding system value values (1) on conflict do nothing;
     insert into consent_text_version values (1, 1, 'Láser', 'Acepto.', now(), 1);
     insert into consent_answer (patient_id, consent_text_id, text_version, kind, title, body, digest, reason, answered_at,
       recorded_by)
     values (1, 1, 1, 'OMITTED', 'Láser', '${secret}', encode(sha256(convert_to(E'Láser\\n\\n${secret}', 'UTF8')), 'hex'),
       'Urgencia', now(), 1);
     insert into intake (patient_id, given_at, consent_version, consent_digest)
     values (1, now(), 1, encode(sha256('x'), 'hex'));
     insert into intake_line (intake_id, question, text) values (1, 'MEDICINES', '${secret}'), (1, 'FOOTWEAR', '${secret}');
     commit`,
  );
};
