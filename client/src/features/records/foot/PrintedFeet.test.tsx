import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { EMPTY_EXAM, withFinding } from '#domain/records/foot/exam-edits.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { PrintedFeet } from './PrintedFeet';

const DAY = '2026-11-20';
const draw = (exam: FootExam) => render(<PrintedFeet exam={exam} day={DAY} />).container;
const marks = (foot: Element | undefined) =>
  [...(foot?.querySelectorAll('.foot-mark') ?? [])].map((mark) => mark.getAttribute('class'));

it('draws the soles and nails of both feet, and another view only with a finding in it', () => {
  const nail = withFinding(EMPTY_EXAM, { side: 'RIGHT', toe: 2 }, 'MELANONYCHIA', null, DAY);
  const [right, left] = draw(nail).querySelectorAll('figure');
  expect(right).toHaveTextContent('Pie derecho54321Planta');
  expect(left).toHaveTextContent('Pie izquierdo12345Planta');
  expect([marks(right), marks(left)]).toEqual([['foot-mark foot-solid'], []]);

  const instep = withFinding(nail, { side: 'LEFT', zone: 'INSTEP' }, 'FISSURE', null, '2026-10-01');
  const seen = draw({ ...instep, nails: [] }).querySelectorAll('figure');
  expect(seen[1]).toHaveTextContent('Pie izquierdo12345PlantaDorso');
  expect([marks(seen[0]), marks(seen[1])]).toEqual([[], ['foot-mark foot-carried foot-line']]);
});

it('draws nothing without a finding of a nail or zone', () => {
  const foot = withFinding(EMPTY_EXAM, { side: 'LEFT' }, 'FLAT_FOOT', null, DAY);
  expect(draw(foot)).toBeEmptyDOMElement();
});
