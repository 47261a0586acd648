import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type ArchivedTable, archivedTables } from '../../../src/data/backup/archive/archived-tables.js';
import { Archives } from '../../../src/data/backup/archive/archives.service.js';
import { archiveStream } from '../../../src/data/backup/archive/write-archive.js';
import { addPatient } from '../../product/builders.js';
import { DECLARED_TABLES } from '../../product/declared-tables.js';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { ADMIN } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';
import { type ReadArchive, readArchive } from './archive-reader.js';
import { fillEveryTable } from './fill-every-table.js';

let folder = '';
const environment: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huella-archives-'));
  environment['BACKUP_DIR'] = folder;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const product = useProduct({ environment });
const START = 'mutation ($password: String!) { startArchive(password: $password) { id state } }';
const ARCHIVE = '{ archive { id state reason requestedByName doneRows rowCount bytes } }';

const start = (client: TestClient = product.staff, password = ADMIN.password) =>
  client.graphql(START, { password });
const found = async () => (await product.staff.graphql(ARCHIVE)).body.data.archive;

async function made(): Promise<{ id: number; bytes: number; rowCount: number }> {
  const { body } = await start();
  expect(body.errors).toBeUndefined();
  await eventually(async () => (await found()).state !== 'RUNNING', 'the archive has ended');
  const archive = await found();
  expect(archive).toMatchObject({ state: 'READY', reason: null });
  return archive;
}

async function download(id: number, client: TestClient = product.staff) {
  const response = await describedFetch(`${product.url}/api/database/archivo/${id}/descargar/`, {
    headers: { authorization: `Bearer ${client.access}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    zip: Buffer.from(await response.arrayBuffer()),
  };
}

const filesOnDisk = () => readdir(path.join(folder, 'archives')).catch(() => []);
const registered = async (): Promise<string[]> =>
  (
    await product.database.query(
      `select action as what from audit_entry where action like 'ARCHIVE%'
       union all select list || ' ' || format from data_export where list = 'EVERYTHING' order by 1`,
    )
  ).rows.map(({ what }) => what);

/** Types of Table Schema whose cells equal the database's values, or their JSON. */
const COMPARED = ['string', 'integer', 'any', 'array'];
/** Columns that show something else: the path of a file, and the members of ranges. */
const OTHER_FORMS = { bytes: true, patient_ids: true };

/** The lists that another Huella imports. */
const IMPORTED = {
  pacientes:
    'RUT;RUT provisorio;Nombre;Teléfono;Correo;Fecha de nacimiento;Dirección;Contacto de emergencia;Sexo;Ocupación;Cómo nos conoció;' +
    'Previsión;Tramo FONASA;Nombre de la previsión;Otros documentos;Representante legal;RUT del representante;' +
    'Relación del representante;Teléfono del representante;Enfermedad base;Caso clínico;' +
    'ID;Llegó por la reserva en línea;Creado el;Cambiado el;ID de quien lo registró',
  citas:
    'Fecha;Hora;Duración en minutos;Estado;Asistencia;Servicio;Tratamiento;Profesional;RUT del paciente;Paciente;' +
    'Teléfono;Correo;Sobrecupo;Notas;Color;Forma;Técnica;ID;ID del paciente;ID del profesional;ID de la serie;Reservada a nombre de;' +
    'Llegó el;Creada el;Cambiada el',
  fichas:
    'RUT del paciente;Paciente;Fecha;Profesional;Descripción de la atención;Procedimiento;Indicaciones;' +
    'Examen del pie;Productos usados;Costo total;Escrita el;Escrita por;Productos que irritan;ID;ID del paciente;ID del profesional;ID de la cita;' +
    'ID de quien la escribió;Versión;Advertencias leídas',
  insumos:
    'Nombre;Descripción;Unidad de medida;Stock actual;Stock crítico;Valor unitario;Fecha de vencimiento;Precio de venta;Proveedor;ID;Contiene',
};

describe('The content of the archive', () => {
  let archive: ReadArchive;
  let zip: Buffer;
  let size: number;
  let tables: ArchivedTable[];
  beforeAll(async () => {
    await fillEveryTable(product);
    tables = await archivedTables(product.database, DECLARED_TABLES);
    await product.database.query(
      `insert into clinic_image_file (kind, variant, hash, media_type, width, height, bytes)
       select 'LOGO', 'WHOLE', encode(sha256('logo'), 'hex'), 'image/png', 1, 1, 'logo' on conflict do nothing`,
    );
    await product.database.query(
      `insert into audit_entry (at, staff_user_id, action, patient_ids)
       select now(), id, 'RECORDS_READ', '{[1,4),[7,8)}' from staff_user limit 1`,
    );
    const { id, bytes } = await made();
    size = bytes;
    zip = (await download(id)).zip;
    archive = await readArchive(zip);
  });

  it('describes the archive in datapackage.json as it is: sizes, hashes, columns, values, keys and references', () => {
    expect(archive.faults).toEqual([]);
    expect(zip).toHaveLength(size);
    expect(archive.descriptor).toMatchObject({
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      huella: { timeZone: 'America/Santiago' },
    });
    expect(archive.files.get('LEEME.txt')?.toString()).toContain('CONTIENE DATOS DE SALUD');
  });

  it('archives every row of each table', async () => {
    const counts: Record<string, number> = {};
    for (const { table, file } of tables) {
      const { rows } = await product.database.query(`select count(*)::integer as count from "${table}"`);
      counts[file] = rows[0].count;
    }
    // The download itself was logged afterwards.
    counts['accesos']! -= 1;
    counts['exportaciones']! -= 1;
    const held = Object.fromEntries([...archive.tables].map(([name, rows]) => [name, rows.length]));
    expect(held).toEqual(counts);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('archives the values as the database has them', async () => {
    const others: string[] = [];
    for (const { table, file, fields, primaryKey } of tables) {
      const order = primaryKey.length > 0 ? `order by ${primaryKey.join(', ')}` : '';
      const { rows } = await product.database.query(`select to_jsonb(t) as row from "${table}" t ${order}`);
      for (const { column = '', header, listed, schema } of fields) {
        if (!COMPARED.includes(schema.type) || column === '' || column in OTHER_FORMS || listed) continue;
        for (const [index, held] of archive.tables.get(file)!.entries()) {
          const cell = held[header] ?? null;
          const value = rows[index].row[column];
          const read = cell !== null && typeof value === 'object' ? JSON.parse(cell) : cell;
          const expected = typeof value === 'number' ? String(value) : value === '' ? null : value;
          if (JSON.stringify(read) !== JSON.stringify(expected)) others.push(`${table}.${column} ${cell}`);
        }
      }
    }
    expect(others).toEqual([]);
  });

  it('archives days, hours, moments and lists of patients in a readable form', () => {
    const [hours] = archive.tables.get('horarios')!;
    expect(hours).toMatchObject({ Desde: expect.stringMatching(/^\d\d:\d\d$/) });
    const [closure] = archive.tables.get('cierres')!;
    expect(closure).toMatchObject({ Desde: '2026-12-24', Hasta: '2026-12-26', Motivo: 'Navidad' });
    const [block] = archive.tables.get('bloqueos-de-pacientes')!;
    expect(block!['Bloqueado el']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const accesses = archive.tables.get('accesos')!.map((row) => row['ID de los pacientes']);
    expect(accesses.toSorted()).toEqual(['[1, 2, 3, 7]', '[]']);
  });

  it('names the files of the archive uniquely, in lower case', () => {
    const names = tables.map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
  });

  it.each(Object.entries(IMPORTED))(
    'writes the headers of %s.csv that an import and other programs read',
    (file, headers) => {
      const [first] = archive.files.get(`${file}.csv`)!.toString().split('\r\n');
      expect(first).toBe(`\uFEFF${headers}`);
    },
  );

  it('says in datapackage.json which columns hold health data', () => {
    const patients = archive.descriptor.resources.find(({ name }) => name === 'pacientes');
    const described = patients!.schema!.fields.filter(({ description }) =>
      description?.includes('Dato de salud.'),
    );
    expect(described.map(({ name }) => name)).toEqual(['Enfermedad base', 'Caso clínico']);
  });

  it('declares the references between tables as foreign keys', () => {
    const keys = archive.descriptor.resources.flatMap(({ name, schema }) =>
      (schema?.foreignKeys ?? []).map(
        ({ fields, reference }) => `${name}: ${fields.join(', ')} -> ${reference.resource}`,
      ),
    );
    for (const key of [
      'citas: ID del paciente -> pacientes',
      'fichas: ID de la cita, ID del paciente -> citas',
      'productos-usados: ID del insumo -> insumos',
      'movimientos: ID del insumo -> insumos',
      'lista-de-espera: ID del profesional -> profesionales',
    ])
      expect(keys).toContain(key);
  });

  it('writes no password, key, token or secret into the archive', async () => {
    const all = [...archive.files.values()].map((file) => file.toString('latin1')).join('\n');
    const { rows } = await product.database.query<{ secret: string }>(
      `select password_hash as secret from staff_user where password_hash is not null
       union all select encode(token_hash, 'hex') from appointment_link
       union all select encode(token_hash, 'hex') from waiting_offer_link
       union all select encode(sealed, 'hex') from webhook_secret union all select encode(sealed_password, 'hex') from mail_connection
       union all select encode(sealed_token, 'hex') from whatsapp_connection union all select encode(token_hash, 'hex') from refresh_token`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ secret }) => all.includes(secret))).toEqual([]);
    expect(all).not.toContain('argon2');
  });

  it('writes no cell into the archive that a spreadsheet would run as a formula', () => {
    const begin = /(?:^|;|\n)"?[=+@\t]/u;
    for (const [name, file] of archive.files)
      if (name.endsWith('.csv')) expect([name, begin.exec(file.toString())?.[0]]).toEqual([name, undefined]);
  });

  it('archives one snapshot, without a patient who is added meanwhile', async () => {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      const progress = { begin: async () => undefined, add: async () => undefined };
      const stream = await archiveStream(client, DECLARED_TABLES, 'America/Santiago', progress);
      await addPatient(product.database, 777, 'Quien llegó después');
      const later = await readArchive(await buffer(stream));
      expect(later.faults).toEqual([]);
      expect(later.files.get('pacientes.csv')?.toString()).not.toContain('Quien llegó después');
    } finally {
      await client.end();
      await product.database.query("delete from patient where name = 'Quien llegó después'");
    }
  });
});

describe('The archive of everything', () => {
  it('stores the archive encrypted, readable by the server’s user only, and logs who made and downloaded it', async () => {
    await product.database.query('truncate archive');
    const before = await registered();
    const { id } = await made();
    const directory = path.join(folder, 'archives');
    expect(await filesOnDisk()).toEqual([`archive_${id}.zip.age`]);
    const file = path.join(directory, `archive_${id}.zip.age`);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    expect(bytes.includes('LEEME.txt')).toBe(false);
    const { status, headers, zip } = await download(id);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="huella-2026-11-18.zip"');
    expect(headers.get('content-type')).toBe('application/zip');
    expect((await readArchive(zip)).faults).toEqual([]);
    const ofThis = ['ARCHIVE_DOWNLOADED', 'ARCHIVE_MADE', 'EVERYTHING ZIP'];
    expect(await registered()).toEqual([...before, ...ofThis].toSorted());
  });

  it('follows and removes an archive by REST', async () => {
    await made();
    const { body } = await product.staff.get('/api/database/archivo/');
    expect(body).toMatchObject({ estado: 'listo', problema: null, filas: body.filas_listas });
    expect((await product.staff.send('DELETE', `/api/database/archivo/${body.id}/`, {})).status).toBe(204);
    expect(await filesOnDisk()).toEqual([]);
    expect((await product.staff.get('/api/database/archivo/')).status).toBe(404);
    expect((await download(body.id)).status).toBe(404);
    const begun = await product.staff.post('/api/database/archivo/', { contrasena: ADMIN.password });
    expect([begun.status, begun.body.estado]).toEqual([202, 'en_curso']);
    await eventually(async () => (await found()).state === 'READY', 'the archive is ready');
  });

  it('removes an archive after a day', async () => {
    const { id } = await made();
    product.clock.instant = new Date(product.clock.instant.getTime() + 23 * 3_600_000);
    await product.app.get(Archives).sweep();
    expect(await filesOnDisk()).toHaveLength(1);
    product.clock.instant = new Date(product.clock.instant.getTime() + 2 * 3_600_000);
    await product.app.get(Archives).sweep();
    expect(await filesOnDisk()).toEqual([]);
    const { rows } = await product.database.query('select state, sealed_key from archive where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ state: 'REMOVED', sealed_key: null }]);
    expect(await found()).toBeNull();
  });

  it('replaces the previous archive, and makes one at a time', async () => {
    const { id: first } = await made();
    const answers = await Promise.all([start(), start(), start()]);
    const codes = answers.map(({ body }) => body.errors?.[0]?.extensions?.['code'] ?? 'begun');
    expect(codes.toSorted()).toEqual(['BACKUP_RUNNING', 'BACKUP_RUNNING', 'begun']);
    await eventually(async () => (await found()).state === 'READY', 'the archive is ready');
    expect(await filesOnDisk()).toEqual([`archive_${(await found()).id}.zip.age`]);
    expect((await download(first)).status).toBe(404);
  });

  it('discards the archive of a killed server, and can make another', async () => {
    await product.database.query(
      `update archive set state = 'REMOVED', sealed_key = null where state = 'READY'`,
    );
    await product.database.query(
      `insert into archive (requested_at, requested_by, begun_at, row_count, done_rows) select $1, id, $1, 9, 3 from staff_user limit 1`,
      [product.clock.instant],
    );
    await mkdir(path.join(folder, 'archives'), { recursive: true });
    const { id } = await found();
    await writeFile(path.join(folder, 'archives', `.archive_${id}.zip.age.unfinished`), 'half');
    expect(await found()).toMatchObject({ state: 'FAILED', reason: 'INTERRUPTED' });
    expect((await download(id)).status).toBe(404);
    const next = await made();
    expect(await filesOnDisk()).toEqual([`archive_${next.id}.zip.age`]);
  });

  it('reports why an archive could not be written, and leaves no file', async () => {
    await product.database.query(
      `update archive set state = 'REMOVED', sealed_key = null where state = 'READY'`,
    );
    await rm(path.join(folder, 'archives'), { recursive: true, force: true });
    await writeFile(path.join(folder, 'archives'), 'a file where the folder should be');
    await start();
    await eventually(async () => (await found()).state !== 'RUNNING', 'the archive has ended');
    expect(await found()).toMatchObject({ state: 'FAILED', reason: 'FOLDER_UNUSABLE', bytes: null });
    const { body } = await product.staff.get('/api/database/archivo/');
    expect(body.problema).toBe(
      'No se puede escribir en la carpeta de copias del servidor. Revise sus permisos.',
    );
    await rm(path.join(folder, 'archives'));
    await made();
  });

  it('refuses an archive that was damaged on disk, or breaks off at the damage', async () => {
    const { id } = await made();
    const file = path.join(folder, 'archives', `archive_${id}.zip.age`);
    const intact = await readFile(file);
    const damageAt = async (index: number) => {
      const bytes = Buffer.from(intact);
      bytes[index]! ^= 1;
      await writeFile(file, bytes);
    };
    await damageAt(intact.indexOf('\n---') + 100);
    expect(await product.staff.get(`/api/database/archivo/${id}/descargar/`)).toMatchObject({
      status: 500,
      body: { error: 'Ese archivo está dañado en el disco del servidor. Prepare otro.' },
    });
    await damageAt(intact.length - 20);
    // The download breaks off, unless the fault was found before the first byte was sent.
    const status = await download(id).then(
      (answer) => answer.status,
      () => 'broken off',
    );
    expect(['broken off', 500]).toContain(status);
  });
});

describe('Rights to the archive', () => {
  it('makes an archive only for a user with the right to backups and the right password', async () => {
    await product.database.query(
      `update archive set state = 'REMOVED', sealed_key = null where state = 'READY'`,
    );
    const wrong = await start(product.staff, 'otra clave');
    expect(wrong.body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    const rest = await product.staff.post('/api/database/archivo/', { contrasena: 'otra clave' });
    expect([rest.status, Object.keys(rest.body)]).toEqual([400, ['contrasena']]);
    const reception = await logInAsReception(product);
    expect((await start(reception)).body.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(await found()).toBeNull();
    const { id } = await made();
    expect((await download(id, reception)).status).toBe(403);
    expect((await reception.get('/api/database/archivo/')).status).toBe(403);
  });

  it('refuses to send an archive to another user, even one with all rights', async () => {
    const { id } = await made();
    await product.database.query(
      `insert into staff_user (username, name, password_hash, rights)
       select 'berta', 'Berta', password_hash, rights from staff_user where username = $1`,
      [ADMIN.username],
    );
    const berta = await product.client().logIn({ ...ADMIN, username: 'berta' });
    expect((await download(id, berta)).status).toBe(403);
    const { body } = await berta.graphql('{ archive { id isOwn } }');
    expect(body.data.archive).toEqual({ id, isOwn: false });
    expect((await download(id)).status).toBe(200);
  });

  it('refuses the archive to an API key', async () => {
    const { id } = await made();
    const program = await createProgram(product, { BACKUP: 'WRITE' });
    expect((await program.get('/api/database/backup/')).status).toBe(200);
    expect((await program.get('/api/database/archivo/')).status).toBe(403);
    expect((await download(id, program)).status).toBe(403);
    expect((await start(program)).body.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await program.send('DELETE', `/api/database/archivo/${id}/`, {})).status).toBe(403);
  });
});
