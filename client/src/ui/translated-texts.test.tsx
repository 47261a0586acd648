import { beforeAll, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { followTranslator } from './translated-texts';

beforeAll(() => followTranslator(document.body));

/** Replaces text nodes like a browser's translator. */
function translate(root: Element): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('font'))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

let set: (values: { count: number; note?: string; names: string[] }) => void;
function Counted() {
  const [{ count, note, names }, setValues] = useState<Parameters<typeof set>[0]>({
    count: 2,
    note: 'hoy',
    names: ['Ana', 'Eva'],
  });
  set = setValues;
  return (
    <p>
      Quedan {count} {note}
      {names.map((name) => name)}
    </p>
  );
}

it.each([
  ['a text that changes', { count: 3, note: 'hoy', names: ['Ana', 'Eva'] }, '[Quedan ]3[ ][hoy][Ana][Eva]'],
  ['a text that goes', { count: 2, names: ['Ana', 'Eva'] }, '[Quedan ][2][ ][Ana][Eva]'],
  [
    'a text that is added',
    { count: 2, note: 'hoy', names: ['Ana', 'Eva', 'Rosa'] },
    '[Quedan ][2][ ][hoy][Ana][Eva]Rosa',
  ],
])('shows %s on a translated page', async (_what, values, shown) => {
  const { container } = render(<Counted />);
  translate(container);
  await act(async () => set(values));
  expect(container).toHaveTextContent(shown, { normalizeWhitespace: false });
  translate(container);
  await act(async () => set({ count: 9, names: [] }));
  expect(container).toHaveTextContent('[Quedan ]9[ ]', { normalizeWhitespace: false });
});

it('removing a node from the wrong parent still fails', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow();
  expect(() => one.removeChild(new Text('x'))).toThrow();
});
