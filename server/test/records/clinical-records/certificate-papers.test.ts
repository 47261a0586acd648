import { beforeEach, describe, expect, it } from '@jest/globals';
import { jpeg, png } from '../../clinic/image-bytes.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { pagesIn, pdfText } from '../../product/pdf-text.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { photoClient, ROSA_AGREES } from '../photos/photo-client.js';

const product = useSharedProduct({
  empty: 'clinical_record, photo, patient, audit_entry, public_address, rate_limit, clinic_image_file',
});
const { staff } = product;
const { upload, download, rows, log } = photoClient(product);
const PATH = '/api/pacientes/certificados/';
const REFERRAL = {
  ficha: 1,
  tipo: 'derivacion',
  fecha_emision: '2026-11-18',
  motivo: 'Herida que no cierra',
  partes: [
    { parte: 'hallazgos', texto: 'Úlcera en talón, pie izquierdo' },
    { parte: 'riesgo', texto: 'Riesgo 3, alto' },
  ],
};

/** A record of 1 November, about Rosa. */
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addClinicalRecord(product.database, 1);
  await product.database.query(ROSA_AGREES);
  await rows(
    `update professional
     set name = 'Ana Soto', title = 'Podóloga', rut = '${madeUpRut(9)}', registry_number = '99', address = 'Calle 1'
     where id = 1;
     update clinic_settings set name = 'Clínica Sur', address = 'Calle Dos 45', city = 'Concepción', phone = '1'`,
  );
});

const issue = async (changes: object = {}) => (await staff.post(PATH, { ...REFERRAL, ...changes })).body;
/** What is read from now on is logged anew. */
const forgetReads = () =>
  rows(
    'alter table audit_entry disable trigger user; delete from audit_entry; alter table audit_entry enable trigger user',
  );
const pdfOf = (id: number) => download(`${PATH}${id}/pdf/`);

describe('The PDF of a certificate or letter', () => {
  it('has the page as it was printed, as a download that no cache keeps, and logs the access', async () => {
    const { id, codigo } = await issue();
    await rows(`insert into public_address (address) values ('https://clinica.example')`);
    await forgetReads();
    const { status, headers, bytes } = await pdfOf(id);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="certificado-${id}.pdf"`);
    expect(await log()).toEqual(['CERTIFICATES_READ {[1,2)}']);
    const text = pdfText(bytes);
    for (const words of [
      'Clínica Sur',
      'DERIVACIÓN A MÉDICO',
      'Ana Soto, Podóloga, informa que Rosa Lillo',
      'Úlcera en talón, pie izquierdo',
      'Apoyo para decidir, no es un diagnóstico.',
      'Concepción, 18 de noviembre de 2026',
      'Registro N.º 99',
      `Código ${codigo.match(/.{4}/g).join('-')} · Verifíquelo en clinica.example/verificar`,
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('ANULADO');
    expect(pagesIn(bytes)).toBe(1);
  });

  it('carries the photos of a letter on a page behind it, and logs that they were read', async () => {
    const { body: photo } = await upload(await jpeg(300, 200), 'paciente=1&lado=izquierdo&zona=HEEL');
    const { body: other } = await upload(await jpeg(200, 300), 'paciente=1&lado=izquierdo');
    const { id } = await issue({ fotos: [photo.id, other.id] });
    await staff.post(`/api/pacientes/fotos/${other.id}/retiro/`, { motivo: 'Otra persona' });
    await forgetReads();
    const { bytes } = await pdfOf(id);
    expect(await log()).toEqual(['CERTIFICATES_READ {[1,2)}', 'PHOTOS_READ {[1,2)}']);
    expect(pagesIn(bytes)).toBe(2);
    expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(pdfText(bytes)).toContain('talón, pie izquierdo');
    expect(pdfText(bytes)).toContain('Después se retiró o se movió a otro paciente.');
  });

  it('draws the findings of a podiatry report', async () => {
    const pages: number[] = [];
    const drawn = async () => {
      const { id } = await issue({ tipo: 'informe_podologico' });
      const { bytes } = await pdfOf(id);
      pages.push(pagesIn(bytes));
      return pdfText(bytes);
    };
    expect(await drawn()).not.toContain('Planta');
    product.clock.instant = new Date('2026-11-18T15:10:00Z');
    const zona = { lado: 'izquierdo', zona: 'empeine', hallazgo: 'Úlcera', examinado: '2026-11-01' };
    const examined = await staff.send('PUT', '/api/pacientes/fichas/1/', { examen_pie: { zonas: [zona] } });
    expect(examined.status).toBe(200);
    const text = await drawn();
    expect(text).toContain('Pie derecho54321Planta');
    expect(text).toContain('Pie izquierdo12345PlantaDorso');
    // In smaller letters, so that no page has only the signature.
    expect(pages).toEqual([1, 1]);
  });

  it('says that a withdrawn one was withdrawn, by whom and why', async () => {
    const { id } = await issue({ tipo: 'general', partes: [] });
    await staff.post(`${PATH}${id}/anulacion/`, { motivo: 'Otro pie' });
    expect(pdfText((await pdfOf(id)).bytes)).toMatch(/ANULADO por .+ el 18\/11\/2026 .+: Otro pie/);
  });

  it('shows the clinic’s logo', async () => {
    const { id } = await issue();
    await product.database.query(
      `insert into clinic_image_file (kind, variant, hash, media_type, width, height, bytes)
       values ('LOGO', 'WHOLE', encode(sha256($1), 'hex'), 'image/png', 200, 100, $1)`,
      [await png(200, 100)],
    );
    const { bytes } = await pdfOf(id);
    expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  });

  it('is refused to reception, and does not exist for an unknown certificate', async () => {
    const { id } = await issue();
    const reception = await logInAsReception(product);
    expect((await reception.get(`${PATH}${id}/pdf/`)).status).toBe(403);
    expect((await pdfOf(99)).status).toBe(404);
    expect((await staff.get(`${PATH}x/pdf/`)).status).toBe(400);
  });
});
