import { consentText, currentVersion } from '#domain/privacy/consent.es.js';

const POLICY = 'política de privacidad';
const VERSION = currentVersion('DATA_TREATMENT');
const [BEFORE = '', AFTER = ''] = consentText('DATA_TREATMENT', VERSION).split(POLICY);

/** Ley 21.719, art. 14 ter: the purpose of the data must be stated where they are requested. */
export const PrivacyNote = () => (
  <p className="privacy">
    {BEFORE}
    <a href="/public/privacidad" target="_blank" rel="noopener">
      {POLICY}
    </a>
    {AFTER} <span className="nowrap">(Versión {VERSION})</span>
  </p>
);
