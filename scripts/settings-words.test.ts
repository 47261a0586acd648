import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { searchForm } from '#domain/patients/patient-search.js';
import { type SettingsKey, settingsGroups } from '../client/src/features/settings-overview/settings-parts.js';
import { root } from './bootstrap/checkout.mjs';

/** The files with the fields of each part of the settings, below client/src/features unless they are of the domain. */
const FORMS: Readonly<Record<SettingsKey, readonly string[]>> = {
  hours: [
    'domain/agenda/agenda-fields.es.ts',
    'clinic/settings/HoursPage.tsx',
    'waiting-list/HoldMinutes.tsx',
  ],
  closures: ['domain/clinic/closure-fields.es.ts', 'domain/clinic/days-fields.es.ts'],
  treatments: [
    'domain/clinic/treatment-fields.es.ts',
    'clinic/treatments/treatment-values.ts',
    'clinic/treatments/KitField.tsx',
  ],
  packs: ['money/packs/offer-values.ts'],
  agreements: ['money/agreements/agreement-values.ts', 'money/agreements/AgreementModal.tsx'],
  deposits: ['money/deposits/deposit-settings-values.ts'],
  professionals: [
    'domain/clinic/professionals/professional-fields.es.ts',
    'clinic/settings/professionals/professional-values.ts',
    'clinic/settings/professionals/PublicNames.tsx',
    'clinic/settings/professionals/DayOffModal.tsx',
    'domain/clinic/days-fields.es.ts',
  ],
  clinic: ['domain/clinic/clinic-fields.es.ts', 'clinic/details/clinic-form.ts'],
  images: [],
  exam: ['domain/records/foot/exam-groups.es.ts', 'clinic/settings/ExamSettingsCard.tsx'],
  phrases: ['records/phrases/phrase-values.ts'],
  consents: ['clinic/consent-texts/consent-text-values.ts', 'clinic/consent-texts/ConsentTextModal.tsx'],
  messages: [
    'messages/settings/message-settings-form.ts',
    'messages/settings/connections/MailModal.tsx',
    'messages/settings/connections/WhatsappModal.tsx',
  ],
  team: [
    'access/team/MemberModal.tsx',
    'access/team/OwnAgendaField.tsx',
    'access/team/RightsField.tsx',
    'access/team/SecondFactorPolicy.tsx',
  ],
  security: ['access/security-log/SecurityLogPage.tsx'],
  integrations: [
    'integrations/KeysCard.tsx',
    'integrations/NewKeyModal.tsx',
    'domain/integrations/webhooks/webhook-fields.es.ts',
    'data/calendar-feeds/NewFeedModal.tsx',
  ],
  server: ['data/server/PublicAddressCard.tsx', 'data/server/BackupFolderCard.tsx'],
  imports: ['data/imports/UploadCard.tsx', 'data/imports/ReadOtherwise.tsx'],
  exports: [],
  deleted: [],
  backup: [],
  // Its other forms are about one person's request.
  requests: ['privacy/requests/RequestsPage.tsx'],
  retention: ['privacy/retention/retention-words.ts'],
  incident: ['privacy/incident/IncidentPage.tsx'],
};

/** Confirms who is acting, and sets nothing. */
const NO_SETTING = 'Su contraseña';

/** Words that are not searched for. */
const SMALL = new Set(
  'a al cada con cuya de del demas desde el en esta este hasta incluido la las lo los mas mostrarla ni no o opcional para por que quien quienes se si sin solo su sus todas todo un una vez y ya'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => searchForm(text).match(/\p{L}+/gu) ?? [];

/** The labels that a file writes out: in its elements, in its table of labels, and in pairs of a field and its label. */
function labelsIn(file: string): string[] {
  const text = readFileSync(
    path.join(root, file.startsWith('domain/') ? '' : 'client/src/features', file),
    'utf8',
  );
  const tables = [...text.matchAll(/LABELS(?:: [\w<>, ]+)? = \{([^}]*)\}/g)]
    .map(([, table = '']) => table)
    .join('\n');
  return [
    ...text.matchAll(/(?<![-\w])label(?:=|: )["']([^"'{}]+)["']/g),
    ...tables.matchAll(/\w+: '([^']+)'/g),
    ...text.matchAll(/^ {2}\['[a-z]\w*', '([^']+)'/gm),
  ]
    .map(([, label = '']) => label)
    .filter((label) => label !== NO_SETTING);
}

const PARTS = settingsGroups(() => true, true).flatMap(({ parts }) => parts);

describe('the settings in the finder', () => {
  it.each(Object.entries(FORMS))('%s is found by each word of its fields', (key, files) => {
    const part = PARTS.find((one) => one.key === key);
    const known = wordsOf(`${part?.label} ${part?.words}`);
    const labels = files.flatMap(labelsIn);
    // A file without any was renamed or moves its labels elsewhere.
    expect(files.filter((file) => labelsIn(file).length === 0)).toEqual([]);
    const missing = labels
      .flatMap(wordsOf)
      .filter((word) => !SMALL.has(word) && !known.some((other) => other.startsWith(word)));
    expect([...new Set(missing)]).toEqual([]);
  });

  it.each([
    ['servidor', 'Mensajes, Servidor'],
    ['puerto', 'Mensajes'],
    ['remitente', 'Mensajes'],
    ['token', 'Mensajes'],
    ['permisos', 'Equipo'],
  ])('%s leads to %s', (word, label) => {
    const found = PARTS.filter((part) => wordsOf(part.words).some((other) => other.startsWith(word)));
    expect(found.map((part) => part.label).join(', ')).toBe(label);
  });
});
