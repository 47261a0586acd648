/** Shown to visitors. */
export const CHOICE_IS_GONE = 'Lo que eligió ya no se reserva en línea. Elija de nuevo.';
export const NOT_BOOKABLE_ONLINE =
  'Ese tratamiento no se reserva en línea. Elija otro de la lista, o comuníquese con la clínica.';
export const TREATMENT_NAME_TAKEN = 'Ya hay un tratamiento con ese nombre.';
