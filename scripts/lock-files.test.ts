import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from './bootstrap/checkout.mjs';

type Packages = Readonly<Record<string, { readonly link?: boolean }>>;

/** They keep state, or pass objects that they recognize by their class: two copies would not work together. */
const ONLY_ONCE = [
  '@apollo/client',
  '@emotion/react',
  '@mikro-orm/core',
  '@mui/material',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/graphql',
  'graphql',
  'react',
  'react-dom',
  'reflect-metadata',
  'typescript',
];

/** @returns the places of installed packages, not of links to others. */
const placesIn = (lock: string): string[] => {
  const { packages } = JSON.parse(readFileSync(inRoot(lock), 'utf8')) as { packages: Packages };
  return Object.keys(packages).filter((place) => place.startsWith('node_modules/') && !packages[place]?.link);
};

it('has one copy of each package that tools and product share', () => {
  const places = [...placesIn('package-lock.json'), ...placesIn('tools/package-lock.json')];
  const copies = (name: string): number =>
    places.filter((place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`))
      .length;
  expect(Object.fromEntries(ONLY_ONCE.map((name) => [name, copies(name)]))).toEqual(
    Object.fromEntries(ONLY_ONCE.map((name) => [name, 1])),
  );
});

// A second version would be packed beside the first one, with classes of the same names.
it('has one copy of each package that the product names', () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const twice = placesIn('package-lock.json').filter((place) => {
    const [, name = ''] = /.*\/node_modules\/(.+)$/.exec(place) ?? [];
    return name in dependencies;
  });
  expect(twice).toEqual([]);
});
