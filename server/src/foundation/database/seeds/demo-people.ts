/** Surnames are colours, so that everyone is obviously fictitious. */
const FIRST_NAMES = [
  'Amanda',
  'Bruno',
  'Camila',
  'Diego',
  'Elena',
  'Fabián',
  'Gabriela',
  'Hugo',
  'Isidora',
  'Joaquín',
  'Karina',
  'Lautaro',
  'Marta',
  'Nicolás',
  'Olga',
  'Pedro',
  'Quena',
  'Rosa',
  'Simón',
  'Teresa',
];
const SURNAMES = ['Demo Azul', 'Demo Verde', 'Demo Rojo', 'Demo Gris'];

export interface DemoPerson {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly birthYear: number;
}

/** Eighty fictitious people, with unreachable e-mail addresses and phone numbers. */
export const DEMO_PEOPLE: readonly DemoPerson[] = SURNAMES.flatMap((surname, family) =>
  FIRST_NAMES.map((first, index) => {
    const number = family * FIRST_NAMES.length + index;
    const mailbox = `${first}.${surname}`
      .normalize('NFD')
      .replace(/[^\w.]/g, '')
      .toLowerCase();
    return {
      name: `${first} ${surname}`,
      phone: `+56 9 0000 0${String(number).padStart(3, '0')}`,
      email: `${mailbox}@demo.invalid`,
      birthYear: 1936 + ((number * 37) % 75),
    };
  }),
);
