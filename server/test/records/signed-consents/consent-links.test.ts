import { expect, describe, it } from '@jest/globals';
import { sendForm } from '../../product/public-form.js';
import { STROKES, useConsentClinic } from './consent-clinic.js';

const { product, act, ids, changeText, answersOf, makeLink, stateOf, open, send } = useConsentClinic();

describe('Signing on one’s own phone', () => {
  it('shows the text, stores the answer once, and updates the screen that made the link', async () => {
    const { id, path, expiresAt } = await makeLink();
    expect(expiresAt).toBe('2026-11-18T16:00:00.000Z');
    expect(await stateOf(id)).toEqual({ state: 'OPEN', answerId: null });
    const page = await open(path);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(page.body).toContain('Yo, Rosa Lillo');
    const sent = await send(path, page.digest);
    expect([sent.status, sent.location]).toEqual([303, '/public/consentimiento/listo']);
    expect((await open(sent.location ?? '')).body).toContain('Su respuesta quedó guardada');
    const [answer] = await answersOf();
    expect(answer).toMatchObject({
      kind: 'ACCEPTED',
      device: 'OWN_PHONE',
      strokes: STROKES,
      appointmentId: ids.appointmentId,
    });
    expect(await stateOf(id)).toEqual({ state: 'USED', answerId: answer.id });
    const { rows } = await product.database.query('select token_hash from consent_link');
    expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1));
  });

  it('lets one of two simultaneous uses win', async () => {
    const { path } = await makeLink();
    const { digest } = await open(path);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => send(path, digest)),
      ...Array.from({ length: 4 }, () => send(path, digest, { respuesta: 'rechaza' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404, 404, 404, 404, 404, 404, 404]);
    expect(await answersOf()).toHaveLength(1);
  });

  it('answers the same for an unknown, an expired and a used link', async () => {
    const used = await makeLink();
    await send(used.path, (await open(used.path)).digest);
    const expired = await makeLink();
    const { digest } = await open(expired.path);
    product.clock.instant = new Date('2026-11-18T16:00:00Z');
    const pages = await Promise.all(
      [used.path, expired.path, '/public/consentimiento/no-existe'].flatMap((path) => [
        open(path).then(({ status, body }) => ({ status, body })),
        send(path, digest).then(({ status, text }) => ({ status, body: text })),
      ]),
    );
    expect(new Set(pages.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(pages[0]?.status).toBe(404);
    expect(pages[0]?.body).toContain('Este enlace ya no sirve');
    expect(await stateOf(expired.id)).toEqual({ state: 'EXPIRED', answerId: null });
    expect(await answersOf()).toHaveLength(1);
  });

  it('shows a text that changed meanwhile, and takes a signature only of the new one', async () => {
    const { path } = await makeLink();
    const { digest } = await open(path);
    await changeText(1, { body: 'Nuevo: {paciente}.' });
    const refused = await send(path, digest);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('El texto cambió mientras lo leía');
    expect(refused.text).toContain('Nuevo: Rosa Lillo.');
    expect(await answersOf()).toEqual([]);
    expect((await send(path, (await open(path)).digest)).status).toBe(303);
    expect(await answersOf()).toMatchObject([{ body: 'Nuevo: Rosa Lillo.' }]);
  });

  it('explains an empty signature at its field, keeps the link, and shows markup in a text as text', async () => {
    await changeText(1, { body: '<script>alert(1)</script> {paciente}' });
    const { path } = await makeLink();
    const page = await open(path);
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Rosa Lillo');
    const empty = await send(path, page.digest, { trazos: '' });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('Firme en el recuadro.');
    // Without scripts there is no box.
    expect(/<noscript>(.*?)<\/noscript>/s.exec(empty.text)?.[1]).toContain('Escriba su nombre completo.');
    // The page opens where something is missing, below a long text.
    expect(/<input[^>]*name="nombre_escrito"[^>]*>/.exec(empty.text)?.[0]).toContain('autofocus');
    expect(page.body).not.toContain('autofocus');
    expect((await send(path, page.digest, { trazos: '1 2 x' })).text).toContain('La firma no se puede leer');
    const foreign = await sendForm(
      product,
      path,
      { sha256: page.digest ?? '' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    expect((await send(path, page.digest, { trazos: '', nombre_escrito: 'Rosa Lillo' })).status).toBe(303);
  });

  it('refuses a link for a representative if only the patient signs the text', async () => {
    await changeText(1, { representativeSigns: false });
    const { fields } = await act(
      'createConsentLink',
      'ConsentLinkInput',
      { patientId: 1, textId: ids.textId, signer: 'REPRESENTATIVE' },
      'id',
    );
    expect(fields).toEqual({ signer: ['Este texto lo firma solo el paciente.'] });
  });

  it('asks a minor’s representative, and ends with its text', async () => {
    const { path } = await makeLink({ patientId: 2, appointmentId: null });
    const page = await open(path);
    expect(page.body).toContain('Firma usted como representante');
    const incomplete = await send(path, page.digest, { nombre: 'Marta Demo', rut: '1-1' });
    expect([incomplete.status, incomplete.text.includes('RUT inválido')]).toEqual([400, true]);
    await changeText(1, { isArchived: true });
    expect((await open(path)).status).toBe(404);
  });
});
