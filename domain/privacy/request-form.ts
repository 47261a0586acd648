/** The names of the form fields of a request about one's own data. */
export const REQUEST_FORM = {
  right: 'derecho',
  name: 'nombre',
  rut: 'rut',
  email: 'email',
  phone: 'telefono',
  details: 'detalle',
} as const;

export type RequestField = keyof typeof REQUEST_FORM;
/** As typed. */
export type RequestWords = Readonly<Record<RequestField, string>>;

export const EMPTY_REQUEST: RequestWords = {
  right: 'ACCESS',
  name: '',
  rut: '',
  email: '',
  phone: '',
  details: '',
};
export const REQUEST_FIELDS = Object.keys(REQUEST_FORM) as RequestField[];
