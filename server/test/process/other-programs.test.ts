import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { png } from '../clinic/image-bytes.js';
import { describedFetch } from '../product/described-fetch.js';
import { TestClient } from '../product/test-client.js';
import { DirectStart } from './direct-start.js';
import { ROOT } from './product-process.js';
import { RunningClinic } from './running-clinic.js';

const clinic = new RunningClinic(DirectStart);
let staff: TestClient;
beforeAll(async () => {
  await clinic.start();
  staff = await clinic.staff();
});
afterAll(() => clinic.remove());

// Server tests run the modules of these programs unpacked. The other programs are in killed-import and restoring.
describe('The programs beside the packed server', () => {
  it('encodes a picture in a process of its own', async () => {
    const { status } = await describedFetch(`${clinic.product.url}/api/clinica/imagenes/logo/`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${staff.access}`,
        cookie: staff.cookie ?? '',
        'x-csrftoken': staff.antiForgery ?? '',
        'content-type': 'application/octet-stream',
      },
      body: await png(200, 200),
    });
    expect(status).toBe(200);
    expect(await clinic.query('select variant from clinic_image_file order by variant')).toEqual([
      { variant: 'PREVIEW' },
      { variant: 'SMALL' },
      { variant: 'WHOLE' },
    ]);
  });

  it('makes a PDF in a thread', async () => {
    const { body } = await staff.graphql(`mutation {
      createPatient(input: { name: "Rosa", phone: "9 1111 1111", email: "rosa@demo.invalid", emergencyContact: "Ana" }) { id }
    }`);
    const answer = await staff.post('/api/privacidad/exportar/', {
      paciente: body.data.createPatient.id,
      formato: 'pdf',
      recibe: 'Rosa',
      verificacion: 'Cédula a la vista',
    });
    expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(/^%PDF/) });
  });

  it('adds a user on the command line who can log in at once', async () => {
    const said = execFileSync(process.execPath, ['dist/start/staff-cli.js', 'add', 'marta'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: clinic.dataDir, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    const password = /\(shown this once\): (\S+)/.exec(said)?.[1] ?? '';
    const marta = await new TestClient(clinic.product.url).logIn({ username: 'marta', password });
    expect(marta.access).toBeTruthy();
  });
});
