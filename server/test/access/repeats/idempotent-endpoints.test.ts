import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct();

interface Operation {
  readonly operationId: string;
  readonly parameters?: ReadonlyArray<{ readonly name: string }>;
}

/** POSTs without an idempotency key, by the reason. All others take one. */
const POSTS_WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'The steps of a session: each login is another one, and a refresh token that comes twice ends its session.':
    ['logIn', 'logOut', 'refreshSession'],
  'It makes nothing and answers what is true now, and each handing out of a person’s data is registered. It is no GET because an address with a name would stand in logs.':
    ['exportPerson'],
  'WhatsApp’s own reports, which name the message that they are about: a second one changes nothing.': [
    'noteWhatsappReports',
  ],
  'One at a time: again, it is BACKUP_RUNNING, and afterwards it is another one.': ['startArchive'],
  'It ends something that is there, or moves it: again, it is refused.': [
    'dismissControl',
    'movePhoto',
    'restoreControl',
    'reviewIntakeLine',
    'withdrawPhoto',
    'withdrawSignedConsent',
  ],
  'It notes that something was done again.': ['noteControlCardSent'],
};

/** Mutations without an idempotency key, by the reason. All others take one. */
const MUTATIONS_WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'One at a time: again, it is BACKUP_RUNNING, and afterwards it is another one.': ['startArchive'],
  'The steps of a session or of a second factor: each is good once, and what it shows must not be given again.':
    [
      'login',
      'logout',
      'refreshSession',
      'choosePassword',
      'changeMyPassword',
      'prepareSecondFactor',
      'turnOnSecondFactor',
      'turnOffSecondFactor',
      'renewRecoveryCodes',
    ],
  'It names the version that it changes: again, it is STALE.': [
    'updateDepositSettings',
    'updateFootExamSettings',
    'updatePackOffer',
    'updatePatient',
    'updatePhrase',
    'updateAppointment',
    'createPatientOfAppointment',
    'updateClinicalRecord',
    'updateSupply',
    'connectMail',
    'connectWhatsapp',
    'setPublicAddress',
    'setBackupFolder',
    'priceTreatments',
    'updateTreatment',
    'updateConsentText',
    'updateProfessional',
    'archiveProfessional',
    'restoreProfessional',
    'updateAgenda',
    'updateAgreement',
    'updateClinicSettings',
    'updateMessageSettings',
    'updateMyProfile',
    'updateRetention',
    'updateTeamMember',
    'updateWebhook',
    'answerPrivacyRequest',
    'extendPrivacyRequest',
    'linkPrivacyRequest',
  ],
  'It says how something is to be: again, nothing changes.': [
    'disableTeamMember',
    'enableTeamMember',
    'removeSecondFactor',
    'requireSecondFactor',
    'orderProfessionals',
    'setMessageOppositions',
    'setPatientAgreement',
    'setWaitingHoldMinutes',
    'setWebhookActive',
    'pauseBookings',
    'showFirstSteps',
    'skipFirstStep',
    'startVisit',
    'confirmOwnAppointment',
    'markMessageSent',
    'unmarkMessageSent',
    'discardMessage',
    'moveAppointmentSeries',
    'moveOwnAppointment',
    'movePhoto',
  ],
  'It ends something that is there: again, it is not there.': [
    'dismissControl',
    'restoreControl',
    'cancelOwnAppointment',
    'closeMyOtherSessions',
    'closeMySession',
    'deleteAppointment',
    'deleteClosure',
    'deleteDayOff',
    'deleteExpiredRecords',
    'deletePackOffer',
    'deletePatient',
    'deletePhrase',
    'deleteProfessional',
    'deleteSupply',
    'deleteTreatment',
    'deleteWebhook',
    'disconnectMail',
    'disconnectWhatsapp',
    'removePublicAddress',
    'removeBackupFolder',
    'endAppointmentSeries',
    'liftPatientBlock',
    'removeArchive',
    'removeFromWaitingList',
    'revokeApiKey',
    'revokeCalendarFeed',
    'revokeMyCalendarFeed',
    'suppressPatient',
    'unblockHours',
    'undoPatientMerge',
    'reviewIntakeLine',
    'withdrawConsent',
    'withdrawPhoto',
    'withdrawSignedConsent',
  ],
  'It notes that something was done again.': ['noteCardSent'],
  'It moves an import on, which only goes one way, or reads it again and finds the same.': [
    'checkImport',
    'discardImport',
    'undoImport',
  ],
};

const names = (listed: Readonly<Record<string, readonly string[]>>) => Object.values(listed).flat().sort();

it('takes an idempotency key at every POST of the REST API, except where nothing is created', async () => {
  const { paths } = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const posts = Object.values(paths).flatMap(({ post }) => (post ? [post] : []));
  const without = posts.filter(
    ({ parameters = [] }) => !parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(without.map(({ operationId }) => operationId).sort()).toEqual(names(POSTS_WITHOUT));
});

it('takes an idempotency key at every mutation, except where nothing is created', () => {
  const mutations = mutationsOf();
  const without = Object.values(mutations).filter(({ extensions }) => !extensions['repeatable']);
  expect(without.map(({ name }) => name).sort()).toEqual(names(MUTATIONS_WITHOUT));
});

it('documents which mutations take an idempotency key, and which of them stand alone', async () => {
  const page = await readFile(path.join(PROJECT_ROOT, 'docs/api.md'), 'utf8');
  const listed = (from: string, to: string) =>
    [...page.slice(page.indexOf(from), page.indexOf(to)).matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  const together = listed('In GraphQL, it applies', 'A document is one');
  const apart = listed('What sends something or takes long', 'Everywhere else the header is ignored');
  const mutations = Object.values(mutationsOf());
  const inMode = (...wanted: unknown[]) =>
    mutations
      .flatMap(({ name, extensions }) => (wanted.includes(extensions['repeatable']) ? [name] : []))
      .sort();
  expect(apart.sort()).toEqual(inMode('APART'));
  const created = inMode('TOGETHER', 'UPLOAD').filter((name) => name.startsWith('create'));
  const [notRepeated, ...others] = together;
  expect(others.sort()).toEqual(inMode('TOGETHER', 'UPLOAD').filter((name) => !name.startsWith('create')));
  const creating = mutations.map(({ name }) => name).filter((name) => name.startsWith('create'));
  expect(creating.filter((name) => ![...created, ...apart].includes(name))).toEqual([notRepeated]);
});

it('takes the password of an idempotent mutation as an argument, where it is checked again', () => {
  const asking = Object.values(mutationsOf()).filter(
    ({ args, extensions }) => extensions['repeatable'] && args.some(({ name, type }) => asksIn(name, type)),
  );
  expect(asking.map(({ name }) => name)).toEqual([
    'createApiKey',
    'testMailConnection',
    'testWhatsappConnection',
    'createCalendarFeed',
    'createMyCalendarFeed',
  ]);
  for (const { args } of asking) expect(args.map(({ name }) => name)).toContain('password');
});

const mutationsOf = () =>
  product.app.get(GraphQLSchemaHost, { strict: false }).schema.getMutationType()?.getFields() ?? {};

/** Whether an argument, or a field of its input type, is a password. */
function asksIn(name: string, type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return (
    /password/i.test(name) ||
    (isInputObjectType(named) &&
      Object.values(named.getFields()).some((field) => asksIn(field.name, field.type)))
  );
}
