import { describe, expect, it } from '@jest/globals';
import type { ListedPhoto } from './listed-photo';
import { comparable, placesOf } from './places-of-photos';

const HEEL = { side: 'LEFT', toe: null, zone: 'HEEL' } as const;
const photo = (id: number, more: Partial<ListedPhoto> = {}) =>
  ({ id, kind: 'PHOTO', takenOn: '2026-11-23', withdrawnAt: null, ...HEEL, ...more }) as ListedPhoto;
const compared = (...photos: ListedPhoto[]) =>
  comparable(placesOf(photos)).map(({ words, photos: own }) => [words, own.map(({ id }) => id)]);

describe('the places whose photos can be compared', () => {
  it('have two photos, also of one visit: before and after the treatment', () =>
    expect(compared(photo(2), photo(1))).toEqual([['Talón, pie izquierdo', [2, 1]]]));

  it('count neither documents nor withdrawn photos nor those of other places', () =>
    expect(
      compared(
        photo(5, { kind: 'DOCUMENT' }),
        photo(4, { withdrawnAt: '2026-11-23T15:00:00.000Z' }),
        photo(3, { zone: 'ARCH' }),
        photo(2, { side: null, zone: null }),
        photo(1),
      ),
    ).toEqual([]));
});
