import { expect, it } from '@jest/globals';
import { CONSENT_KINDS } from './consent.js';
import { CONSENT_TEXTS, consentText, currentVersion } from './consent.es.js';

it('keeps the wording and position of every consent text', () => {
  expect(CONSENT_TEXTS.DATA_TREATMENT[0]).toBe(
    'Usamos estos datos solo para agendar su hora y contactarlo por ella, como explica nuestra política de privacidad.',
  );
  expect(CONSENT_TEXTS.PHOTOS[0]).toBe(
    'Autorizo a la clínica a tomar fotografías de mis pies y manos y a guardarlas en mi ficha, solo para mi atención.',
  );
  expect(CONSENT_TEXTS.MESSAGES[0]).toBe(
    'Autorizo a la clínica a enviarme mensajes sobre mis citas por WhatsApp y correo. Puedo pedir que dejen de enviarlos.',
  );
});

it('uses the newest consent text', () => {
  for (const kind of CONSENT_KINDS) expect(consentText(kind, currentVersion(kind))).not.toBe('');
  expect(consentText('PHOTOS', 99)).toBe('');
});
