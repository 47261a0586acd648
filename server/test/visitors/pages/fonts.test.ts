import { beforeAll, describe, expect, it } from '@jest/globals';
import { create } from 'fontkit';
import { describedFetch } from '../../product/described-fetch.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly address: string;
  /** The characters for which a browser loads the font. */
  readonly asked: ReadonlySet<number>;
  /** The characters in the font. */
  readonly held: ReadonlySet<number>;
}

const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡–—·€$°ºª«»“”‘’…@%&+/ 0123456789';
/** Letters of Polish, Czech, Slovak, Hungarian, Croatian, Baltic and Turkish. */
const CENTRAL = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžŸ';
const codesOf = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0)!);
const textOf = (codes: readonly number[]): string => String.fromCodePoint(...codes);
const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

const rangeOf = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return between(first, last);
  });

async function lettersIn(address: string): Promise<ReadonlySet<number>> {
  const response = await describedFetch(product.client().url + address);
  const font = create(Buffer.from(await response.arrayBuffer()));
  return new Set('characterSet' in font ? font.characterSet : []);
}

async function facesIn(html: string): Promise<Face[]> {
  const rules = [...html.matchAll(/@font-face\s*\{([^}]*url\([^}]*)\}/g)].map(([, rule = '']) => rule);
  return Promise.all(
    rules.map(async (rule) => {
      const valueOf = (property: string) => new RegExp(`${property}:\\s*([^;}]+)`).exec(rule)?.[1] ?? '';
      const [, address = ''] = /url\(['"]?([^'")]+)/.exec(rule) ?? [];
      return {
        family: valueOf('font-family').replaceAll(/['"]/g, ''),
        weight: valueOf('font-weight'),
        address,
        asked: new Set(rangeOf(valueOf('unicode-range'))),
        held: await lettersIn(address),
      };
    }),
  );
}

describe('Fonts of the public pages', () => {
  let html: string;
  let faces: Face[];
  beforeAll(async () => {
    html = (await product.client().get('/public/reservar')).body;
    faces = await facesIn(html);
  });
  const firstOnes = () => faces.filter(({ address }) => html.includes(`rel="preload" href="${address}"`));

  it('preloads fonts for the text of the page and the letters of Spanish', () => {
    expect(firstOnes().map(({ family }) => family)).toEqual(['Inter', 'Bricolage Grotesque']);
    const [body = ''] = /<div id="root">.*(?=<script id="page")/s.exec(html) ?? [];
    const said = body.replaceAll(/<[^>]+>/g, '').replaceAll(/&[^;]+;|\n/g, '');
    expect(said).toContain('Reservar hora');
    for (const { held, asked } of firstOnes()) {
      const lacking = codesOf(said + SPANISH).filter((code) => !held.has(code) || !asked.has(code));
      expect(textOf(lacking)).toBe('');
    }
  });

  it('loads less than 30 kB of fonts until a name needs other letters', async () => {
    const weights = firstOnes().map(
      async ({ address }) =>
        (await (await describedFetch(product.client().url + address)).arrayBuffer()).byteLength,
    );
    expect((await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)).toBeLessThan(30_000);
  });

  it.each(['Inter', 'Bricolage Grotesque'])(
    '%s covers the letters of a keyboard and of the names of Western and Central Europe',
    (family) => {
      const ofFamily = faces.filter((face) => face.family === family);
      const letters = [...between(0x20, 0x7e), ...between(0xc0, 0xff), ...codesOf(CENTRAL)];
      const lacking = letters.filter(
        (code) => !ofFamily.some(({ asked, held }) => asked.has(code) && held.has(code)),
      );
      expect(textOf(lacking)).toBe('');
    },
  );
});
