import { describe, expect, it } from '@jest/globals';
import {
  bookableTreatments,
  choiceOf,
  type ClinicOffer,
  hoursFor,
  namesOf,
  shownTreatments,
  DEFAULT_CONSULTATION,
} from './choices.js';

const person = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  services: ['PODIATRY' as const],
  omittedTreatments: [] as string[],
  ...more,
});
const treatment = (name: string, more: object = {}) => ({
  name,
  serviceType: 'PODIATRY' as const,
  durationMinutes: 60 as const,
  price: 20_000,
  deposit: null,
  isBookableOnline: true,
  ...more,
});
const MANICURE = treatment('Manicura', { serviceType: 'MANICURE', price: 15_000 });
const MILA = person(3, 'Mila', { services: ['MANICURE'] });

const ACCOUNT: ClinicOffer['deposits'] = {
  bank: 'Banco Demo',
  kind: 'SIGHT',
  number: '12-3',
  holder: 'Clínica Demo',
  rut: '760864285',
  email: '',
  terms: '',
  noticeHours: 24,
  releaseHours: null,
};
const offer = (changes: Partial<ClinicOffer> = {}): ClinicOffer => ({
  treatments: [],
  professionals: [person(1, 'Dora'), person(2, 'Iván'), MILA],
  showsProfessionals: false,
  showsTreatments: false,
  showsPrices: false,
  deposits: ACCOUNT,
  ...changes,
});
const namesIn = (changes: Partial<ClinicOffer>) => bookableTreatments(offer(changes)).map(({ name }) => name);

describe('bookable treatments', () => {
  it('offers the default consultation if the clinic marks no treatment', () => {
    const unmarked = treatment('Podología general', { isBookableOnline: false });
    expect(bookableTreatments(offer({ treatments: [unmarked] }))).toEqual([DEFAULT_CONSULTATION]);
    expect(namesIn({ professionals: [] })).toEqual(['Consulta General']);
  });

  it.each<readonly [string, Partial<ClinicOffer>, readonly string[]]>([
    ['what is marked', { treatments: [treatment('Uñas'), MANICURE] }, ['Uñas', 'Manicura']],
    [
      'the consultation too if no podiatry is marked',
      { treatments: [MANICURE] },
      ['Consulta General', 'Manicura'],
    ],
    [
      'nothing that no professional does',
      { treatments: [treatment('Uñas'), MANICURE], professionals: [person(1, 'Dora')] },
      ['Uñas'],
    ],
    [
      'no consultation if no professional does podiatry',
      { treatments: [MANICURE], professionals: [MILA] },
      ['Manicura'],
    ],
    [
      'nothing that every professional leaves out',
      {
        treatments: [treatment('Uñas'), treatment('Láser')],
        professionals: [person(1, 'Dora', { omittedTreatments: ['Láser'] })],
      },
      ['Uñas'],
    ],
  ])('lets visitors book %s', (_what, changes, expected) => {
    expect(namesIn(changes)).toEqual(expected);
  });

  it('includes the deposit once the account is whole', () => {
    const treatments = [treatment('Uñas', { deposit: 10_000 })];
    expect(bookableTreatments(offer({ treatments }))[0]).toMatchObject({ deposit: 10_000 });
    const deposits = { ...ACCOUNT, holder: '' };
    expect(bookableTreatments(offer({ treatments, deposits }))[0]).toMatchObject({ deposit: null });
  });

  it('includes the price if the clinic shows prices', () => {
    const treatments = [treatment('Uñas')];
    expect(bookableTreatments(offer({ treatments }))[0]).toMatchObject({ price: null });
    expect(bookableTreatments(offer({ treatments, showsPrices: true }))[0]).toMatchObject({ price: 20_000 });
  });

  it('lets visitors choose a professional if the clinic offers it and several do the treatment', () => {
    const treatments = [treatment('Uñas'), treatment('Láser'), MANICURE];
    const professionals = [
      person(1, 'Dora', { omittedTreatments: ['Láser'] }),
      person(2, 'Iván'),
      person(4, ''),
      MILA,
    ];
    const whom = (showsProfessionals: boolean) =>
      bookableTreatments(offer({ treatments, professionals, showsProfessionals })).map((each) =>
        each.professionals.map(({ name }) => name),
      );
    expect(whom(true)).toEqual([['Dora', 'Iván'], [], []]);
    expect(whom(false)).toEqual([[], [], []]);
  });
});

describe('the page’s list of treatments', () => {
  const treatments = [MANICURE, treatment('Uñas', { isBookableOnline: false })];

  it('lists all treatments, podiatry first, if the clinic shows them', () => {
    expect(shownTreatments(offer({ treatments, showsTreatments: true, showsPrices: true }))).toEqual([
      { name: 'Uñas', durationMinutes: 60, price: 20_000 },
      { name: 'Manicura', durationMinutes: 60, price: 15_000 },
    ]);
    expect(shownTreatments(offer({ treatments, showsTreatments: true }))[0]).toMatchObject({ price: null });
    expect(shownTreatments(offer({ treatments, showsPrices: true }))).toEqual([]);
  });
});

describe('a choice', () => {
  const treatments = bookableTreatments(offer({ treatments: [MANICURE], showsProfessionals: true }));

  it('defaults to the first treatment with any professional, and sends no names for it', () => {
    const choice = choiceOf({}, treatments);
    expect(hoursFor(choice)).toEqual({
      serviceType: 'PODIATRY',
      durationMinutes: 60,
      treatment: 'Consulta General',
      professionalId: null,
    });
    expect(namesOf(choice)).toEqual({});
  });

  it('sends the names of the chosen treatment and professional', () => {
    expect(namesOf(choiceOf({ treatment: 'Manicura' }, treatments))).toEqual({ treatment: 'Manicura' });
    expect(namesOf(choiceOf({ professionalId: 2 }, treatments))).toEqual({ professionalId: 2 });
  });

  it('ignores a chosen professional who does not do the treatment', () => {
    expect(choiceOf({ treatment: 'Manicura', professionalId: 2 }, treatments).professional).toBeUndefined();
  });
});
