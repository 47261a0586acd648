/** DS 951/1968: a podiatrist does nothing bloody, surgical or on prescription, so the product ships no word of it. */
export const NOT_FOR_PODIATRISTS =
  /aguja|anest|lidoca|sutur|cirug|quirúrg|bistur|escalpel|esp[ií]cul|antibi|receta|inyec|extirp|matric|ectom/iu;
