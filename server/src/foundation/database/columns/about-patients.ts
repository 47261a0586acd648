import {
  CHANGED_AT,
  type DeclaredTables,
  health,
  personal,
  secret,
  STAFF_ADDRESS,
  technical,
} from './declared-table.js';

/** Patients, and what the law on personal data requires about them. */
export const ABOUT_PATIENTS: DeclaredTables = {
  patient_identifier: {
    patient: { suppression: 'KEPT', merge: 'MOVED' },
    columns: { ...technical('id patient_id'), ...personal('kind country value') },
  },
  patient_condition_version: {
    patient: { suppression: 'KEPT', merge: 'RENUMBERED' },
    columns: {
      ...technical('patient_id version written_by'),
      ...health('underlying_condition clinical_case written_at'),
    },
  },
  suppression: {
    patient: { suppression: 'KEPT', merge: 'STAYS' },
    columns: {
      ...technical('id staff_user_id patient_id'),
      ...personal('at kind kept_until'),
      ...STAFF_ADDRESS,
    },
  },
  audit_entry: {
    patient: { suppression: 'KEPT', merge: 'STAYS' },
    columns: {
      ...technical('id staff_user_id patient_ids channel'),
      ...personal('at action'),
      ...STAFF_ADDRESS,
    },
  },
};

export const ABOUT_CARE: DeclaredTables = {
  clinical_record: {
    patient: { suppression: 'KEPT', merge: 'MOVED' },
    columns: {
      ...technical('id patient_id professional_id appointment_id written_by version'),
      ...health(
        'date care_description procedure instructions foot_exam dismissed_warnings irritating_products written_at',
        {
          notInPersonExport: 'the last version says the same',
        },
      ),
      ...technical('merged_at', { notArchived: 'follows from the merges' }),
      ...CHANGED_AT,
    },
  },
  clinical_record_version: {
    patient: { suppression: 'KEPT', merge: 'FOLLOWS' },
    columns: {
      ...technical('clinical_record_id written_by professional_id'),
      ...health(
        'version date care_description procedure instructions used_supplies foot_exam dismissed_warnings irritating_products written_at',
      ),
    },
  },
  imported_record: {
    patient: { suppression: 'KEPT', merge: 'FOLLOWS' },
    columns: { ...technical('clinical_record_id import_id'), ...health('professional_name') },
  },
  used_supply: {
    patient: { suppression: 'KEPT', merge: 'FOLLOWS' },
    columns: {
      ...technical('clinical_record_id supply_id unit_value'),
      ...health('quantity', { notInPersonExport: "the versions list the record's supplies" }),
    },
  },
  referral_answer: {
    patient: { suppression: 'KEPT', merge: 'FOLLOWS' },
    columns: {
      ...technical('certificate_id noted_by'),
      ...health('answered_on answer'),
      ...health('noted_at', { notInPersonExport: 'the day of the answer itself is exported' }),
    },
  },
  photo_file: {
    patient: { suppression: 'KEPT', merge: 'FOLLOWS' },
    columns: {
      ...technical('photo_id variant'),
      ...health('bytes', { notInPersonExport: 'a file of the export as ZIP' }),
    },
  },
};

export const ABOUT_APPOINTMENTS: DeclaredTables = {
  appointment_change: {
    patient: { suppression: 'KEPT', merge: 'STAYS' },
    columns: {
      ...technical('id appointment_id staff_user_id'),
      ...personal('at kind channel before after notes_changed'),
    },
  },
  appointment_link: {
    patient: { suppression: 'DELETED', merge: 'FOLLOWS' },
    notArchived: 'a secret: opens an appointment',
    columns: { ...technical('appointment_id purpose created_at'), ...secret('token_hash') },
  },
  waiting_entry: {
    patient: { suppression: 'DELETED', merge: 'MOVED' },
    columns: {
      ...technical('id patient_id professional_id added_by ended_by'),
      ...personal('service_type treatment duration_minutes from_date to_date day_part booked_name'),
      ...personal('created_at ended_at ending'),
    },
  },
  waiting_offer: {
    patient: { suppression: 'DELETED', merge: 'FOLLOWS' },
    columns: {
      ...technical('id waiting_entry_id blocked_hours_id professional_id appointment_id staff_user_id'),
      ...personal('treatment date start_minute duration_minutes state created_at settled_at'),
    },
  },
  waiting_offer_link: {
    patient: { suppression: 'DELETED', merge: 'FOLLOWS' },
    notArchived: 'a secret: opens an offered hour',
    columns: { ...technical('waiting_offer_id created_at'), ...secret('token_hash') },
  },
  deposit_proof: {
    patient: { suppression: 'DELETED', merge: 'FOLLOWS' },
    columns: {
      ...technical('deposit_id'),
      ...personal('kind sent_at', { notInPersonExport: 'the person sent it' }),
      ...personal('bytes', {
        notInPersonExport: 'the person sent it',
        notArchived: 'a picture or PDF of a transfer that the ledger has',
      }),
    },
  },
  outbound_message: {
    patient: { suppression: 'KEPT', merge: 'MOVED' },
    columns: {
      ...technical('id appointment_id patient_id staff_user_id series_id waiting_offer_id'),
      ...technical('driver automatic tries send_after settled_at erased_at'),
      ...personal('kind channel date start_minute state failure created_at sent_at'),
      ...personal('recipient subject body', { isErased: true }),
      ...personal('amount', { notInPersonExport: 'the text says the same' }),
      ...personal('parameters attachment', {
        isErased: true,
        notInPersonExport: 'the text and the appointment say the same',
      }),
      ...personal('provider_id', {
        isErased: true,
        notInPersonExport: 'a number of WhatsApp, of no use to the person',
      }),
      ...technical('round', { notArchived: 'counts how often a message was prepared anew' }),
      ...technical('claimed_at', { notArchived: 'which program is at it right now' }),
    },
  },
};
