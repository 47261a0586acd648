export const TREATMENT_NAME_TAKEN = 'Ya hay un tratamiento con ese nombre.';
