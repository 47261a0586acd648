/** The fields of a link's form. A representative gives name, RUT and relation; strokes or a typed name sign. */
export const SIGNING_FIELDS = ['signerName', 'signerRut', 'signerRelation', 'strokes', 'typedName'] as const;
export type SigningField = (typeof SIGNING_FIELDS)[number];

/** The names of the form's fields, as in the REST API. */
export const SIGNING_FORM = {
  signerName: 'nombre',
  signerRut: 'rut',
  signerRelation: 'relacion',
  strokes: 'trazos',
  typedName: 'nombre_escrito',
  digest: 'sha256',
  answer: 'respuesta',
} as const satisfies Readonly<Record<SigningField | 'digest' | 'answer', string>>;

/** The values of the two buttons. */
export const SIGNING_ANSWERS = { ACCEPTED: 'acepta', REJECTED: 'rechaza' } as const;

export const EMPTY_SIGNING: Readonly<Record<SigningField, string>> = {
  signerName: '',
  signerRut: '',
  signerRelation: '',
  strokes: '',
  typedName: '',
};
