export const HEADER_SLOT = 'header-part';

/** Hides a part of the header while a page has put its own there. */
export const hiddenByHeaderPart = { [`header:has(#${HEADER_SLOT}:not(:empty)) &`]: { display: 'none' } };

/** The header's place for a part of the page (`HeaderPart`, which most pages don't load). */
export const HeaderSlot = () => (
  <div id={HEADER_SLOT} style={{ display: 'flex', flex: '1 1 0', minWidth: 0, alignItems: 'center' }} />
);
