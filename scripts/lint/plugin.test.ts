import { describe, it } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import { datesFromClock } from './dates-from-clock.mjs';
import { englishNames } from './english-names.mjs';
import { statementsInOrder } from './statements-in-order.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
const rules = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

/** A case of invalid code, with the names that are reported. */
const refused = (code: string, names: readonly string[], filename = 'x.tsx') => ({
  code,
  filename,
  errors: names.map((name) => ({ message: `'${name}' is not English.` })),
});

rules.run('english-names', englishNames, {
  valid: [
    'const time = { hora: 1, "cita": 2 };',
    'const capacity = horario + laCitas2;',
    'class PublicCitaController {}',
    { code: 'const wire = toCita(fromPaciente, CitaWire);', filename: 'citas.controller.ts' },
  ],
  invalid: [
    refused('const hora = 1;', ['hora']),
    refused('call({ hora });', ['hora']),
    refused('call({ hora() {} });', ['hora']),
    refused('const { hora: time } = appointment;', ['hora']),
    refused('appointment.hora;', ['hora']),
    refused('interface Row { hora: string }', ['hora']),
    refused('enum Kind { Cita }', ['Cita']),
    refused('class Row { #fichas = nextCita; }', ['fichas', 'nextCita']),
    refused('function set(paciente: Paciente) {}', ['paciente', 'Paciente']),
    refused('<Ficha insumos={a_hora} />;', ['Ficha', 'insumos', 'a_hora']),
    refused('/** @param hora the start. {@link Cita} */\ncall();', ['hora', 'Cita']),
    refused('const bodyOfCita = hora;', ['bodyOfCita', 'hora'], 'citas.controller.ts'),
    refused('toCita(row);', ['toCita'], 'citas.service.ts'),
  ],
});

rules.run('dates-from-clock', datesFromClock, {
  valid: ['Date.now();', 'const day: Date = clock.now();', 'value instanceof Date;'],
  invalid: ['new Date();', 'new Date;', 'Date();', 'new Date(2026, 10, 30);'].map((code) => ({
    code,
    errors: [{ message: 'Take days as text, and instants from the clock.' }],
  })),
});

rules.run('statements-in-order', statementsInOrder, {
  valid: [
    'class Store { constructor(sql: Sql) {} async keep() { await this.lock(); await this.write(); } }',
    'class Files { read() { return Promise.all([this.logo(), this.photo()]); } }',
    'class Store { @Transactional() keep() { return Promise.resolve(); } }',
    '@Injectable() class Store { async keep(ids) { for (const id of ids) await this.write(id); return ids.map(String); } }',
  ],
  invalid: [
    'class Lock { constructor(private readonly sql: Sql) {} all() { return Promise.all([this.hold(), this.match()]); } }',
    'class Store { @Transactional() keep() { return Promise.allSettled(this.writes()); } }',
    'em.transactional(() => Promise.any([lock(), write()]));',
    "@Injectable() class Helper { write() { return Promise['all']([this.one(), this.other()]); } }",
    'async function copy(client: pg.ClientBase) { const { all } = Promise; await all([one(client), other(client)]); }',
    '@Injectable() class Store { async keep() { const written = this.write(); await this.lock(); await written; } }',
    'class Store { constructor(sql: Sql) {} async keep() { for (const one of this.begun()) await one; } }',
    '@Injectable() class Store { keep(ids) { ids.forEach(async (id) => { await this.write(id); }); } }',
  ].map((code) => ({
    code,
    errors: [
      {
        message:
          'Await statements one after the other: a transaction has one connection, and its order is a lock order.',
      },
    ],
  })),
});
