const MAX_INITIALS = 4;

/**
 * 'R. Ñ. S.' for 'Rosa Ñandú Soto'. Lower-case words such as 'de la' are left out, unless all are lower case. Empty if
 * the name has no letters.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/u).flatMap((word) => word.match(/^\P{L}*(\p{L}\p{M}*)/u)?.[1] ?? []);
  const capitals = letters.filter((letter) => letter === letter.toLocaleUpperCase('es'));
  return (capitals.length > 0 ? capitals : letters)
    .slice(0, MAX_INITIALS)
    .map((letter) => `${letter.toLocaleUpperCase('es')}.`)
    .join(' ');
}
