export const IDEMPOTENCY_KEY_UNREADABLE =
  'El encabezado Idempotency-Key debe tener entre 1 y 255 caracteres ASCII imprimibles, como los de un UUID.';
export const MIXED_CHANGES =
  'Con Idempotency-Key, un documento lleva solo creaciones de una misma clase. Envíe los demás cambios en otra solicitud.';
