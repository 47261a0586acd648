import type { KeyArea, KeyRight } from '#domain/access/keys/api-key.js';

/** A short REST read for each area; areas without one use GraphQL. */
const SHORT_READS: Readonly<Partial<Record<KeyArea, string>>> = {
  AGENDA: '/api/profesionales/',
  PATIENTS: '/api/pacientes/',
  STOCK: '/api/insumos/',
};
const SHORT_QUERIES: Readonly<Partial<Record<KeyArea, string>>> = {
  HEALTH_DATA: '{ retention { settings { messageMonths } } }',
  MESSAGES: '{ messageChannels { whatsapp } }',
  BACKUP: '{ backupStatus { isRunning } }',
  SETTINGS: '{ clinicSettings { name } }',
};

/** A terminal command that checks that a key works. */
export function firstCall(origin: string, token: string, rights: readonly KeyRight[]): string {
  const path = rights.map(({ area }) => SHORT_READS[area]).find((read) => read !== undefined);
  const query = rights.map(({ area }) => SHORT_QUERIES[area]).find((read) => read !== undefined);
  const bearer = `-H 'authorization: Bearer ${token}'`;
  if (path !== undefined) return `curl ${origin}${path} \\\n  ${bearer}`;
  const body = JSON.stringify({ query: query ?? '{ __typename }' });
  return `curl ${origin}/graphql \\\n  ${bearer} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
}
