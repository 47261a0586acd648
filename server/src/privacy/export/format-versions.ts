/** Each version of the format, with the digest of its schema: since 18 without descriptions, which may be reworded. */
export const FORMAT_VERSIONS: Readonly<Record<number, string>> = {
  10: 'd806c9e460c3',
  11: 'f28fee651ae8',
  12: 'fc65eb3bca7d',
  13: '3d9edb5a6bc1',
  14: 'bb89251c8592',
  15: '087166c0b0fe',
  16: 'bd987778186c',
  17: '9795faef2dcb',
  18: '2d629927a0a2',
  19: 'b29172d54cf0',
  20: '952a5d77d0dc',
  21: '87ab59878649',
};
