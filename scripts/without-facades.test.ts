import { expect, it } from '@jest/globals';
import { importedDirectly } from '../client/build/without-facades.mjs';

it('imports a shared script itself, not the one that only passes on its exports', () => {
  const facade = 'export{r as StoreOfflineAgenda,Chips}from"./shared.js";\n';
  const page =
    'm.f=["assets/facade.js","assets/shared.js"];load(()=>import(`./facade.js`).then(e=>e.Chips)),import("./own.js")';
  const changed = importedDirectly({
    'facade.js': facade,
    'page.js': page,
    'shared.js': 'export{Chips,r}',
    'own.js': 'import"./shared.js";export{r as own}',
  });
  expect([...changed]).toEqual([
    [
      'page.js',
      'm.f=["assets/shared.js","assets/shared.js"];load(()=>import(`./shared.js`).then(e=>({StoreOfflineAgenda:e.r,Chips:e.Chips})).then(e=>e.Chips)),import("./own.js")',
    ],
  ]);
});

it('leaves a script alone that does more than pass on exports', () => {
  expect(
    importedDirectly({
      'entry.js': 'import"./first.js";export{a as b}from"./shared.js";',
      'page.js': 'import(`./entry.js`)',
    }).size,
  ).toBe(0);
});
