import { describe, expect, it } from '@jest/globals';
import { filterIn, wordsOf } from './use-attendance-address';

const TODAY = '2026-11-23';
const read = (address: string) => filterIn(new URLSearchParams(address), TODAY);

describe('Address of the attendance list', () => {
  it('shows everything of the last days by default, and has no words for it', () => {
    const filter = read('');
    expect(filter).toMatchObject({ from: '2026-10-24', to: TODAY, state: undefined, page: 1 });
    expect(wordsOf(filter, TODAY)).toEqual({});
  });

  it('keeps every part of the filter', () => {
    const address =
      'desde=2026-11-01&hasta=2026-11-30&estado=no_vino&profesional=2&servicio=manicura&dia=2&hora=0&tratamiento=Manicura&origen=lista_de_espera&cancelada_por=paciente&anticipacion=menos_de_2_horas&pacientes=que_vuelven&sin_canceladas=si&revendidas=si&por_cerrar=si&pagina=3';
    expect(new URLSearchParams(wordsOf(read(address), TODAY)).toString()).toBe(address);
  });

  it.each(['desde=2026-11-30&hasta=2026-11-01', 'desde=2020-01-01&hasta=2026-01-01', 'hasta=2026-11-01'])(
    'an impossible period is the usual one: %s',
    (address) => expect(read(address)).toMatchObject({ from: '2026-10-24', to: TODAY }),
  );
});
