import { expect, it } from '@jest/globals';
import { render, within } from '@testing-library/react';
import { HeaderPart } from './HeaderPart';
import { HeaderSlot } from './header-slot';

it('shows a part of the page in the header, also when both are shown for the first time together', () => {
  const { getByRole } = render(
    <>
      <header>
        <HeaderSlot />
      </header>
      <main>
        <HeaderPart>Lunes</HeaderPart>
      </main>
    </>,
  );
  expect(within(getByRole('banner')).getByText('Lunes')).toBeInTheDocument();
  expect(getByRole('main')).toBeEmptyDOMElement();
});

it('shows a part where it stands if the page has no header', () => {
  const { getByRole } = render(
    <main>
      <HeaderPart>Lunes</HeaderPart>
    </main>,
  );
  expect(getByRole('main')).toHaveTextContent('Lunes');
});
