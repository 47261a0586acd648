import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { PageHeading } from './PageHeading';

it('sets the title of the document before the heading is painted', () => {
  document.title = 'La página de antes';
  const titles: string[] = [];
  function Page() {
    useLayoutEffect(() => {
      titles.push(document.title);
    }, []);
    return <PageHeading title="Citas">Calendario de Citas</PageHeading>;
  }
  render(<Page />);
  expect(titles).toEqual(['Citas · Huella']);
});
