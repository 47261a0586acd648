import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Importer } from '../../data/imports/import-helper.js';
import { rutOf } from '../../product/builders.js';
import { DirectStart } from '../../process/direct-start.js';
import {
  expectNothingStoredOfKilled,
  FEW,
  fileOf,
  killHeld,
  killUnderWay,
  patients,
} from '../../process/killed-import.js';
import { RunningClinic } from '../../process/running-clinic.js';

const clinic = new RunningClinic(DirectStart);
beforeAll(() => clinic.start());
afterAll(() => clinic.remove());

const patientCount = () => clinic.query('select count(*) from patient');

it('stores nothing of an import of 50,000 patients whose server is killed halfway, and can repeat it', async () => {
  const before = await patientCount();
  await expectNothingStoredOfKilled(clinic, patients(50_000), killUnderWay);
  expect(await patientCount()).toEqual(before);
});

const PERSON = 'Persona Inventada';
const RUT = rutOf(20_000_000);
const dayOf = (n: number): string =>
  `${String((n % 28) + 1).padStart(2, '0')}-${String((n % 12) + 1).padStart(2, '0')}`;

const KINDS = [
  {
    path: 'citas',
    tables: ['appointment', 'appointment_slot', 'appointment_change'],
    rows: FEW,
    file: fileOf(
      'RUT;Paciente;Fecha;Hora',
      (n) =>
        `${RUT};${PERSON};${dayOf(Math.floor(n / 10))}-${2000 + Math.floor(n / 500)};${10 + (n % 10)}:00`,
    ),
  },
  {
    path: 'pacientes/fichas',
    tables: ['clinical_record', 'clinical_record_version', 'imported_record', 'audit_entry'],
    rows: FEW,
    file: fileOf(
      'RUT;Paciente;Fecha;Procedimiento',
      (n) => `${RUT};${PERSON};${dayOf(n)}-2004;Procedimiento inventado ${n}`,
    ),
  },
  {
    path: 'insumos',
    tables: ['supply', 'stock_movement'],
    rows: FEW,
    file: fileOf('Nombre;Unidad;Stock', (n) => `Insumo inventado ${n};caja;${(n % 9) + 1}`),
  },
] as const;

describe('Import whose server is killed halfway', () => {
  beforeAll(async () => {
    await new Importer(await clinic.staff()).bring(`RUT;Nombre;Fono\n${RUT};${PERSON};912345678`);
  });

  it.each(KINDS)(
    'stores nothing of an import whose server is killed halfway, reports it, and can repeat it: $path',
    (kind) => expectNothingStoredOfKilled(clinic, kind, killHeld),
  );
});
