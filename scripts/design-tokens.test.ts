import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROFESSIONAL_COLOURS } from '#domain/clinic/professionals/professional-sign.js';

const client = (file: string) => fs.readFileSync(path.join(import.meta.dirname, '../client', file), 'utf8');
const css = client('src/ui/theme/tokens.css');

type Rgb = readonly [number, number, number];

function valuesOf(block: string | undefined): Record<string, string> {
  if (block === undefined) throw new Error('tokens.css has no such block.');
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = valuesOf(/^:root \{([^}]+)\}/m.exec(css)?.[1]);
const dark = { ...light, ...valuesOf(/\[data-scheme='dark'\] \{([^}]+)\}/.exec(css)?.[1]) };

function rgb(colour: string): Rgb {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  if (!red || !green || !blue) throw new Error(`${colour} is no colour.`);
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** Like CSS's `color-mix(in srgb, …)`. */
const mix = (top: Rgb, share: number, below: Rgb): Rgb => {
  const one = (at: 0 | 1 | 2) => top[at] * share + below[at] * (1 - share);
  return [one(0), one(1), one(2)];
};

/** WCAG 2.2, 'relative luminance'. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['ground', 'card', 'raised', 'sunken', 'today', 'mist', 'critical'];
const STATES = ['ok', 'info', 'warn', 'error'];
/** As many as the rule that assigns them. */
const PERSONS = Array.from({ length: PROFESSIONAL_COLOURS }, (_, index) => `person-${index + 1}`);
const TEXTS = ['ink', 'ink-2', 'ink-3', 'brand', 'now-ink', 'podiatry-ink', 'manicure-ink', ...STATES];
const FILLED: readonly (readonly [string, string])[] = [
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-now', 'now'],
  ['ink', 'chosen'],
  ['ink-2', 'track'],
  ...STATES.map((state) => ['on-state', state] as const),
  ...PERSONS.map((person) => ['on-person', person] as const),
];
/** Non-text: a field's edge, the focus ring, the services' bars. */
const SIGNS = ['line-field', 'brand', 'podiatry', 'manicure', ...PERSONS];

describe.each(Object.entries({ light, dark }))('the design tokens in %s', (_scheme, tokens) => {
  const colour = (name: string) => rgb(tokens[name] ?? '');
  const share = (name: string) => parseFloat(tokens[name] ?? '') / 100;
  /** Pairs with less contrast than required. */
  const tooPale = (pairs: readonly (readonly [string, Rgb, Rgb])[], wanted: number) =>
    pairs.flatMap(([name, text, ground]) => {
      const found = contrast(text, ground);
      return found < wanted ? [`${name}: ${found.toFixed(2)}`] : [];
    });

  it('gives every text enough contrast on every surface', () => {
    const pairs = TEXTS.flatMap((text) =>
      SURFACES.map((surface) => [`${text} on ${surface}`, colour(text), colour(surface)] as const),
    );
    const filled = FILLED.map(
      ([text, ground]) => [`${text} on ${ground}`, colour(text), colour(ground)] as const,
    );
    expect(tooPale([...pairs, ...filled], 4.5)).toEqual([]);
  });

  it('gives a state enough contrast on its own tint, on each surface and on a tinted row', () => {
    const grounds = [
      ...['ground', 'card', 'raised', 'critical'].map((name) => [name, colour(name)] as const),
    ];
    const pairs = STATES.flatMap((state) =>
      grounds.map(
        ([name, ground]) =>
          [
            `${state} on its tint on ${name}`,
            colour(state),
            mix(colour(state), share('state-tint'), ground),
          ] as const,
      ),
    );
    expect(tooPale(pairs, 4.5)).toEqual([]);
  });

  it('gives an event enough contrast, even a past one with half the tint', () => {
    const pairs = ['podiatry', 'manicure'].flatMap((service) =>
      ['ink', 'ink-2'].flatMap((text) =>
        [1, 0.5].map(
          (part) =>
            [
              `${text} on ${part} of ${service}`,
              colour(text),
              mix(colour(service), share('tint') * part, colour('card')),
            ] as const,
        ),
      ),
    );
    expect(tooPale(pairs, 4.5)).toEqual([]);
  });

  it('gives signs and edges enough contrast', () => {
    const pairs = SIGNS.flatMap((sign) =>
      ['ground', 'card', 'raised'].map(
        (surface) => [`${sign} on ${surface}`, colour(sign), colour(surface)] as const,
      ),
    );
    expect(tooPale(pairs, 3)).toEqual([]);
  });

  it('gives a switch that is off enough contrast: its track on the card, and its thumb on the track', () => {
    const styles = client('src/ui/theme/components.ts');
    const [, track = ''] = /track: { backgroundColor: 'var\(--([\w-]+)\)', opacity: 1 }/.exec(styles) ?? [];
    const [, thumb = ''] = /switchBase: { color: 'var\(--([\w-]+)\)' }/.exec(styles) ?? [];
    expect(thumb).toBe('card');
    // In a dialog, `--card` is `--raised`.
    const pairs = ['card', 'raised'].map(
      (card) => [`${track} on ${card}`, colour(track), colour(card)] as const,
    );
    expect(tooPale(pairs, 3)).toEqual([]);
  });

  it('shows supplies that run out on a ground that is red, not brown or grey', () => {
    const [red, green, blue] = colour('critical');
    expect(red - green).toBeGreaterThanOrEqual(10);
    expect(Math.abs(green - blue)).toBeLessThanOrEqual(2);
  });

  it('keeps the hues of the two services', () => {
    expect([tokens['podiatry'], tokens['manicure']]).toEqual(['#3b82f6', '#ec4899']);
  });
});

describe('the ground colour', () => {
  it('has the same ground colour in the page and in the manifest', () => {
    const page = client('index.html');
    expect([...page.matchAll(/name="theme-color".*content="(.+?)"/g)].map(([, value]) => value)).toEqual([
      light['ground'],
      dark['ground'],
    ]);
    const manifest = JSON.parse(client('public/site.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ background_color: light['ground'], theme_color: light['ground'] });
  });

  it('has icons of the sizes in the manifest, in small files', () => {
    const { icons } = JSON.parse(client('public/site.webmanifest')) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    const drawn = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of [...drawn, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const file = fs.readFileSync(path.join(import.meta.dirname, '../client/public', src));
      // PNG's first chunk begins with width and height.
      expect(`${src} ${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(`${src} ${sizes}`);
      expect(file.length).toBeLessThan(20_000);
    }
    expect(drawn).toHaveLength(3);
  });
});
