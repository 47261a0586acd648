import { beforeAll, expect, it } from '@jest/globals';
import { getMetadataStorage, IsInt, Length, validate } from 'class-validator';
import { rememberRules } from './remembered-rules.js';

class Named {
  @Length(1, 3)
  name = 'too long';
}

class Counted extends Named {
  @IsInt()
  count = 1.5;
}

class Grouped {
  @IsInt({ groups: ['strict'] })
  count = 1.5;
}

const faultsOf = async (input: object, groups?: string[]) =>
  (await validate(input, groups && { groups })).map(({ property }) => property);

beforeAll(() => rememberRules(getMetadataStorage()));

it('checks each class by its own and its inherited rules, however often', async () => {
  for (let time = 1; time <= 2; time += 1) {
    await expect(faultsOf(new Counted())).resolves.toEqual(['count', 'name']);
    await expect(faultsOf(new Named())).resolves.toEqual(['name']);
  }
});

it('does not mix up checks that use groups', async () => {
  await expect(faultsOf(new Grouped(), ['other'])).resolves.toEqual([]);
  await expect(faultsOf(new Grouped(), ['strict'])).resolves.toEqual(['count']);
});
