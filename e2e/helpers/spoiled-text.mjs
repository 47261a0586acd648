// Runs in the page, as a string.

/** Finds event texts with cut letters, and words that are broken in the middle. */
export function spoiledText() {
  const spoiled = [];
  const isForReaders = (element) =>
    element !== null &&
    !element.matches('.rbc-event') &&
    (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));
  /** The visible rectangle of an element, and whether its lines end in an ellipsis. */
  const windowOf = (element) => {
    let box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    let endsInEllipsis = false;
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflow !== 'visible') {
        const rect = each.getBoundingClientRect();
        box = {
          left: Math.max(box.left, rect.left),
          right: Math.min(box.right, rect.right),
          top: Math.max(box.top, rect.top),
          bottom: Math.min(box.bottom, rect.bottom),
        };
        endsInEllipsis ||= style.textOverflow === 'ellipsis';
      }
      if (each.matches('.rbc-event')) break;
    }
    return { ...box, endsInEllipsis };
  };
  for (const event of document.querySelectorAll('.rbc-event')) {
    const texts = document.createTreeWalker(event, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      if (!text.data.trim() || isForReaders(holder)) continue;
      const seen = windowOf(holder);
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(lines.map(({ top }) => Math.round(top)));
        if (tops.size > 1) spoiled.push(`broken: ${word} in ${event.textContent}`);
        for (const line of lines) {
          // A line's box is higher than its letters by the space that the font leaves above and below them.
          const free = Math.max(0, line.height - parseFloat(getComputedStyle(holder).fontSize)) / 2;
          const [top, bottom] = [line.top + free, line.bottom - free];
          const isOut = line.left >= seen.right - 0.5 || top >= seen.bottom - 0.5 || bottom <= seen.top + 0.5;
          if (isOut) continue;
          if (bottom > seen.bottom + 0.5 || top < seen.top - 0.5)
            spoiled.push(`cut: ${word} in ${event.textContent}`);
          if (line.right > seen.right + 0.5 && !seen.endsInEllipsis)
            spoiled.push(`cut at the side: ${word} in ${event.textContent}`);
        }
      }
    }
  }
  return spoiled;
}
