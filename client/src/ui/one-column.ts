/** A grid whose only column is never wider than its place, however long a word or a name in it. */
export const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
