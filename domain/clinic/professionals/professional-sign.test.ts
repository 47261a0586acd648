import { describe, expect, it } from '@jest/globals';
import { PROFESSIONAL_COLOURS, professionalSigns } from './professional-sign.js';

const named = (id: number, name: string) => ({ id, name });
const ANA = named(2, 'Dra. Ana María Rojas');
const BRUNO = named(5, 'Bruno Vera');
const ALBA = named(7, 'Alba Reyes');

describe('Signs of professionals', () => {
  it('initials leave out titles and second names, and are distinct', () => {
    const signs = professionalSigns([ANA, BRUNO, ALBA, named(9, 'Podología')], []);
    expect([...signs.values()].map(({ initials }) => initials)).toEqual(['AR1', 'BV', 'AR2', 'P']);
  });

  it('a colour stays the same in another order, with fewer shown, and once more are added', () => {
    const colours = (shown: readonly { id: number; name: string }[], all: readonly { id: number }[]) =>
      Object.fromEntries([...professionalSigns(shown, all)].map(([id, { colour }]) => [id, colour]));
    const all = [ANA, BRUNO, ALBA];
    expect(colours(all, all)).toEqual({ 2: 1, 5: 2, 7: 3 });
    expect(colours([ALBA, ANA], all.toReversed())).toEqual({ 2: 1, 7: 3 });
    expect(colours(all, [...all, named(8, 'Zoe Mora')])).toEqual({ 2: 1, 5: 2, 7: 3 });
  });

  it('gives professionals as many colours as there are tokens, then repeats them', () => {
    const many = Array.from({ length: PROFESSIONAL_COLOURS + 1 }, (_, index) => named(index + 1, 'Ana Soto'));
    const colours = [...professionalSigns(many, many).values()].map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(PROFESSIONAL_COLOURS);
    expect(colours.at(-1)).toBe(1);
  });
});
