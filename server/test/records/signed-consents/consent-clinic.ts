import { beforeAll, beforeEach } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { sendForm } from '../../product/public-form.js';
import type { TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';

export const TREATMENT = 'Postura de prueba';
export const BODY = 'Yo, {paciente} ({rut}), acepto {tratamiento} hoy, {fecha}.';
export const STROKES = [[...Array(40).keys()].flatMap((n) => [n * 20, 100 + (n % 7) * 30])];
/** The same drawing as the public form sends it. */
const DRAWN = STROKES.map((stroke) => stroke.join(' ')).join('-');

export const ANSWER = `id kind title body digest signer signerName signerRut signerRelation strokes typedName device
  reason isInForce withdrawnAt withdrawalReason appointmentId textVersion`;
const TO_SIGN = 'textId textVersion title body digest needsRepresentative asksAge';

interface Failure {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly fields?: Record<string, string[]> };
}

/** A product with a treatment that needs a consent, an adult with a visit today, and a child. */
export function useConsentClinic() {
  const product = useProduct({
    empty: 'appointment, consent_link, consent_answer, consent_text, treatment, patient, audit_entry',
  });
  const { staff } = product;
  async function ask(query: string, variables: object = {}, client: TestClient = staff) {
    const { body } = await client.graphql(query, variables);
    const [failure] = (body.errors ?? []) as Failure[];
    const data = body.data ? Object.values(body.data)[0] : undefined;
    // As an integrator reads answers: without our types.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { data: data as any, failure, code: failure?.extensions.code, fields: failure?.extensions.fields };
  }
  const act = (name: string, type: string, input: object, fields: string) =>
    ask(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input });

  const ids = { treatmentId: 0, textId: 0, appointmentId: 0 };

  const writeText = (more: object = {}) =>
    act(
      'createConsentText',
      'ConsentTextInput',
      { title: 'Bracket', body: BODY, treatmentIds: [ids.treatmentId], ...more },
      'id textVersion version isArchived treatments { id name }',
    );
  const changeText = (version: number, more: object = {}) =>
    ask(
      `mutation ($id: Int!, $version: Int!, $input: ConsentTextInput!) {
       updateConsentText(id: $id, version: $version, input: $input) { id textVersion version } }`,
      {
        id: ids.textId,
        version,
        input: { title: 'Bracket', body: BODY, treatmentIds: [ids.treatmentId], ...more },
      },
    );
  const due = async () =>
    (await ask(`{ consentsOfVisit(appointmentId: ${ids.appointmentId}) { ${TO_SIGN} } }`)).data;
  const shown = async (patientId = 1) =>
    (
      await ask(`query ($input: ConsentToSignInput!) { consentToSign(input: $input) { ${TO_SIGN} } }`, {
        input: { patientId, textId: ids.textId },
      })
    ).data;
  const sign = async (more: object = {}) => {
    const { digest } = (more as { patientId?: number }).patientId
      ? await shown((more as { patientId: number }).patientId)
      : (await due())[0];
    return act(
      'signConsent',
      'SignConsentInput',
      {
        patientId: 1,
        textId: ids.textId,
        appointmentId: ids.appointmentId,
        answer: 'ACCEPTED',
        digest,
        strokes: STROKES,
        ...more,
      },
      ANSWER,
    );
  };
  const answersOf = async (patientId = 1) =>
    (await ask(`{ signedConsents(patientId: ${patientId}) { ${ANSWER} } }`)).data;
  const makeLink = async (more: object = {}) =>
    (
      await act(
        'createConsentLink',
        'ConsentLinkInput',
        { patientId: 1, textId: ids.textId, appointmentId: ids.appointmentId, ...more },
        'id path expiresAt',
      )
    ).data as { id: number; path: string; expiresAt: string };
  const stateOf = async (id: number) => (await ask(`{ consentLink(id: ${id}) { state answerId } }`)).data;
  const open = async (path: string) => {
    const { status, body, headers } = await product.client().get(path);
    return {
      status,
      body: String(body),
      headers,
      digest: /name="sha256" value="(\w+)"/.exec(String(body))?.[1],
    };
  };
  const send = (path: string, digest: string | undefined, more: object = {}) =>
    sendForm(product, path, { sha256: digest ?? '', respuesta: 'acepta', trazos: DRAWN, ...more });

  beforeAll(async () => {
    await product.database.query(`update clinic_settings set name = 'Clínica de Prueba'`);
  });
  beforeEach(async () => {
    await addPatient(product.database, 1, 'Rosa Lillo');
    await addPatient(product.database, 2, 'Niño Demo');
    await product.database.query(
      `update patient set birth_date = case id when 1 then '1980-05-05'::date else '2015-03-01' end`,
    );
    ids.treatmentId = (await act('createTreatment', 'TreatmentInput', { name: TREATMENT }, 'id')).data.id;
    ids.textId = (await writeText()).data.id;
    const input = {
      patientId: 1,
      date: '2026-11-18',
      time: '15:00',
      treatment: TREATMENT,
      serviceType: 'PODIATRY',
    };
    ids.appointmentId = (await act('createAppointment', 'CreateAppointmentInput', input, 'id')).data.id;
  });
  return {
    product,
    staff,
    ask,
    act,
    ids,
    writeText,
    changeText,
    due,
    sign,
    answersOf,
    makeLink,
    stateOf,
    open,
    send,
  };
}
