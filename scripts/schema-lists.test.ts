import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { root } from './bootstrap/checkout.mjs';

const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'));

/** Lists without pages, by the reason why they stay short over the years. All others are the `nodes` of a page. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  'A fixed set: days of a week, services, kinds, rights, steps, tables, placeholders.': [
    'AgendaSettings.hours',
    'ApiKey.rights',
    'StaffUser.rights',
    'TeamMember.rights',
    'AppointmentPatient.alerts',
    'AttendancePage.counts',
    'ClinicSettings.issuedDocuments',
    'Query.issuedDocuments',
    'Backup.tables',
    'Certificate.parts',
    'ControlDue.causes',
    'Certificate.photos',
    'FirstSteps.done',
    'FirstSteps.skipped',
    'CirculationExam.feet',
    'FootExam.feet',
    'FootStanding.exams',
    'FootExamSettings.groups',
    'FootExam.nails',
    'FootExam.skin',
    'FootExam.words',
    'FootRisk.missing',
    'FootRisk.notices',
    'FootRisk.reasons',
    'SensationTest.sites',
    'TestedSite.answers',
    'LikelyDuplicate.reasons',
    'MessageSettings.placeholders',
    'MessageTemplate.parameters',
    'OutboundMessage.actions',
    'OwnAgenda.services',
    'OwnAppointment.actions',
    'Pack.covers',
    'Pack.treatments',
    'PackOffer.treatments',
    'Patient.alerts',
    'Patient.deniedAlerts',
    'ClinicalRecord.dismissedWarnings',
    'ClinicalRecordVersion.dismissedWarnings',
    'Query.procedureWarnings',
    'Supply.contains',
    'Treatment.contraindications',
    'Professional.hours',
    'Professional.services',
    'Query.agendaSettings',
    'Summary.periods',
    'SummaryAppointments.cancellations',
    'SummaryAppointments.hours',
    'SummaryAppointments.occupancy',
    'SummaryAppointments.patients',
    'SummaryAppointments.resold',
    'SummaryAppointments.services',
    'SummaryAppointments.sources',
    'SummaryAppointments.weeks',
    'SummaryIncome.methods',
    'SummaryIncome.totals',
    'Query.clinicImages',
    'Query.holidays',
    'Query.messageOppositions',
    'Mutation.setMessageOppositions',
    'Mutation.renewRecoveryCodes',
    'Mutation.turnOnSecondFactor',
    'Webhook.events',
  ],
  'Of one month: its sums by tax, method, document, professional, category and day, missing numbers and corrected ones.':
    [
      'DocumentTotal.gaps',
      'MoneyMonth.correctedDocuments',
      'MoneyMonth.days',
      'MoneyMonth.documents',
      'MoneyMonth.expenses',
      'MoneyMonth.methods',
      'MoneyMonth.professionals',
      'MoneyMonth.renters',
      'MoneyMonth.taxes',
      'Query.payMonth',
    ],
  'Of one day of the till, one appointment, or one patient over the years: some hundreds.': [
    'CashDay.charges',
    'CashDay.closings',
    'CashDay.expenses',
    'CashDay.payments',
    'CashDay.settlements',
    'CashDay.totals',
    'Deposit.parts',
    'DepositPart.uses',
    'Pack.members',
    'Pack.uses',
    'PayRegime.rates',
    'PayStatement.lines',
    'Payment.documentCorrections',
    'Payment.uses',
    'Query.appointmentCharges',
    'Query.patientCharges',
    'Query.patientPacks',
    'Query.payRegimes',
    'Query.patientPayments',
  ],
  'Per requested day: at most 366, or from today on.': [
    'AgendaChange.dates',
    'AgendaToKeep.appointments',
    'Availability.freeStarts',
    'Availability.takenStarts',
    'Availability.week',
    'Query.appointments',
    'Query.blockedHours',
    'Query.closures',
    'Query.daysOff',
    'Query.hoursForWaiting',
    'Mutation.importHolidays',
  ],
  'Limited by the server: 10 webhooks, 30 imports and days of backups, 200 expired patients, 500 of an incident, a series of 26, 1,000 appointments, decisions on one import or patients who owe in one query.':
    [
      'Query.balanceReminders',
      'FreeProfessionals.free',
      'Import.decisions',
      'IncidentReport.patients',
      'Query.backups',
      'Query.expiredPatients',
      'Query.freeProfessionals',
      'Query.imports',
      'Query.likelyDuplicates',
      'Query.seriesAppointments',
      'Query.seriesPreview',
      'Query.webhooks',
      'Mutation.createAppointmentSeries',
      'Mutation.endAppointmentSeries',
      'Mutation.moveAppointmentSeries',
      'RetentionPreview.dueVisitors',
    ],
  'Part of one row, and bounded by what can be stored: the 100 columns of a file’s row, the supplies of a record.':
    [
      'ClinicalRecord.usedSupplies',
      'ClinicalRecord.warnings',
      'ClinicalRecordVersion.usedSupplies',
      'Import.columns',
      'Import.doubts',
      'Import.headers',
      'Import.samples',
      'Import.seenColumns',
      'ImportDoubt.choices',
      'ImportDoubtCount.choices',
      'ImportRow.cells',
      'ImportRow.doubts',
      'ImportRow.faults',
      'ImportRow.fills',
      'ImportRowPatient.matchedBy',
      'ImportSource.sheets',
      'ImportSource.titleRows',
      'Patient.identifiers',
      'Professional.omittedTreatments',
      'Professional.treatments',
      'ProcedureWarning.supplies',
      'ConsentText.treatments',
      'Intake.lines',
      'SignedConsent.strokes',
      'Treatment.kit',
      'BookableTreatment.professionals',
    ],
  'Entered by hand, and rarely: whom the clinic employs, what it offers, what it lets in.': [
    'MyCalendarFeeds.feeds',
    'Query.apiKeys',
    'Query.bookableProfessionals',
    'Query.bookableTreatments',
    'Query.calendarFeeds',
    'Query.consentTexts',
    'Query.consentTextVersions',
    'Query.mySessions',
    'Query.openGifts',
    'Query.packOffers',
    'Query.phrases',
    'Query.products',
    'Query.agreements',
    'Query.agreementChanges',
    'Agreement.prices',
    'Query.professionals',
    'Query.team',
    'Query.treatmentPrices',
    'Mutation.priceTreatments',
    'Query.treatments',
    'Summary.supplies',
    'SummaryIncome.professionals',
    'SummaryIncome.treatments',
    'Mutation.orderProfessionals',
  ],
  'Happens to one patient, record or nail a few times in a lifetime.': [
    'ClinicalRecord.versions',
    'Query.blockedPatients',
    'Query.consents',
    'Query.footHistory',
    'Query.consentsOfVisit',
    'Query.intakes',
    'Query.signedConsents',
    'Query.patientAlertHistory',
    'Query.patientBlocks',
    'Query.patientMerges',
    'Mutation.blockPatient',
    'Mutation.changePatientAlerts',
    'Mutation.liftPatientBlock',
    'Mutation.recordConsent',
    'Mutation.withdrawConsent',
  ],
  'All options of a form, which programs of earlier releases read too; screens show the same in pages: `supplyPages`, `waitingPages`.':
    ['Query.supplies', 'Query.waitingList'],
};

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** The lists of a schema that are not pages: 'Query.supplies'. */
function listsOutsidePages(of: GraphQLSchema): string[] {
  return Object.values(of.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => isList(field.type) && !(type.name.endsWith('Page') && field.name === 'nodes'))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    )
    .sort();
}

/** The faults of a schema's pages: 'Query.patients takes no `after`'. */
function faultsOfPages(of: GraphQLSchema): string[] {
  const types = Object.values(of.getTypeMap()).filter(isObjectType);
  const faults: string[] = [];
  for (const type of types) {
    if (type.name.endsWith('Page'))
      for (const name of ['nodes', 'endCursor', 'hasNextPage'])
        if (!type.getFields()[name]) faults.push(`${type.name} has no ${name}`);
    for (const field of Object.values(type.getFields())) {
      if (!getNamedType(field.type).name.endsWith('Page')) continue;
      for (const name of ['first', 'after'])
        if (!field.args.some((one) => one.name === name))
          faults.push(`${type.name}.${field.name} takes no ${name}`);
      if (
        !/, 1 to \d+\.|How many, 1 to/.test(
          field.args.find(({ name }) => name === 'first')?.description ?? '',
        )
      )
        faults.push(`${type.name}.${field.name} does not say how many it gives at most`);
    }
  }
  return faults;
}

describe('a list of the schema', () => {
  it('finds pages for every GraphQL list, except for a stated reason why it is short', () => {
    expect(listsOutsidePages(schema)).toEqual(Object.values(SHORT).flat().sort());
  });

  it('gives all pages the same arguments and fields', () => {
    expect(faultsOfPages(schema)).toEqual([]);
  });

  it('reports a list that is neither a page nor short', () => {
    const other = buildSchema(`
      type Query { things: [Int!]! stones: StonePage! }
      type StonePage { nodes: [Int!]! hasNextPage: Boolean! }`);
    expect(listsOutsidePages(other)).toEqual(['Query.things']);
    expect(faultsOfPages(other)).toEqual([
      'Query.stones takes no first',
      'Query.stones takes no after',
      'Query.stones does not say how many it gives at most',
      'StonePage has no endCursor',
    ]);
  });
});
