import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import type { OfferedPhrase, PhraseBox } from '#domain/records/phrases/phrase.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { sentOnly } from '../../foundation/input/sent-only.js';
import { FICHA } from '../clinical-records/ficha.wire.js';

/** Maps a phrase's fields to wire names. */
export const FRASE = {
  box: 'parte',
  title: 'titulo',
  text: 'texto',
  serviceType: 'tipo_cita',
  treatmentId: 'tratamiento_id',
  professionalId: 'profesional_id',
} as const satisfies WireFields;

/** A part of a record is named as its key in `fichas`. */
export const PARTE: Readonly<Record<PhraseBox, string>> = {
  CARE_DESCRIPTION: FICHA.careDescription,
  PROCEDURE: FICHA.procedure,
  INSTRUCTIONS: FICHA.instructions,
};

type Body = Readonly<Record<string, unknown>>;

export const readPhrase = (body: Body): object =>
  sentOnly({
    box: fromWord(PARTE, body[FRASE.box]),
    title: body[FRASE.title],
    text: body[FRASE.text],
    serviceType: fromWord(SERVICE_WORDS, body[FRASE.serviceType]),
    treatmentId: body[FRASE.treatmentId],
    professionalId: body[FRASE.professionalId],
  });

export const toFrase = ({
  id,
  box,
  title,
  text,
  serviceType,
  treatmentId,
  professionalId,
}: OfferedPhrase) => ({
  id,
  [FRASE.box]: PARTE[box],
  [FRASE.title]: title,
  [FRASE.text]: text,
  [FRASE.serviceType]: serviceType && SERVICE_WORDS[serviceType],
  [FRASE.treatmentId]: treatmentId,
  [FRASE.professionalId]: professionalId,
});
