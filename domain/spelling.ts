/** Whether one letter is changed, missing or added. */
export function differInOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  const same = lengthOfCommonStart(short, long);
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1);
}

/** Whether two neighbouring letters are swapped. */
export function differInSwappedLetters(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const same = lengthOfCommonStart(one, other);
  return (
    one[same] === other[same + 1] &&
    one[same + 1] === other[same] &&
    one.slice(same + 2) === other.slice(same + 2)
  );
}

function lengthOfCommonStart(short: string, long: string): number {
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same;
}
