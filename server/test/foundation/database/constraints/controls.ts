import type { Violation } from './violation.js';

const footControl = (values: string): string =>
  `insert into foot_control (patient_id, reason, starts_on, due_on, clinical_record_id, visited_on)
   select id, ${values}, 1, '2026-10-01' from patient`;
const followUp = (values: string): string =>
  `insert into control_follow_up (patient_id, service_type, reason, visited_on, due_on, at, staff_user_id, kind, channel, note,
     undone_at)
   select id, 'PODIATRY', 'RISK', '2026-10-01', '2026-12-01', now(), 1, ${values} from patient`;

export const CONTROLS_VIOLATIONS: readonly Violation[] = [
  [
    'a control of an exam for a treatment',
    footControl("'TREATMENT', '2026-12-01', '2026-12-15'"),
    'foot_control_reason_known',
  ],
  [
    'a control that is due before it is proposed',
    footControl("'RISK', '2026-12-15', '2026-12-01'"),
    'foot_control_order',
  ],
  ['an unknown kind of follow-up', followUp("'CALLED', null, 'x', null"), 'control_follow_up_kind_known'],
  [
    'an invitation through an unknown channel',
    followUp("'INVITED', 'POST', '', null"),
    'control_follow_up_channel_known',
  ],
  [
    'an invitation without a channel',
    followUp("'INVITED', null, '', null"),
    'control_follow_up_invited_by_channel',
  ],
  [
    'a dismissal without a reason',
    followUp("'DISMISSED', null, ' ', null"),
    'control_follow_up_note_of_dismissal',
  ],
  [
    'a dismissal with a long reason',
    followUp("'DISMISSED', null, repeat('x', 201), null"),
    'control_follow_up_note_length',
  ],
  [
    'an undone dismissal without its user',
    followUp("'DISMISSED', null, 'x', now()"),
    'control_follow_up_undone_complete',
  ],
  [
    'two dismissals of one control',
    `${followUp("'DISMISSED', null, 'x', null")}, generate_series(1, 2)`,
    'control_follow_up_dismissed_key',
  ],
  [
    'a dismissal without a user',
    followUp("'DISMISSED', null, 'x', null").replace('now(), 1,', 'now(), null,'),
    'control_follow_up_by_somebody',
  ],
  [
    'two automatic messages about one control',
    `${followUp("'INVITED', 'WHATSAPP', '', null").replace('now(), 1,', 'now(), null,')}, generate_series(1, 2)`,
    'control_follow_up_automatic_key',
  ],
  [
    'an automatic message by a user',
    followUp("'INVITED', 'WHATSAPP', '', null")
      .replace('undone_at)', 'undone_at, outbound_message_id)')
      .replace("'', null from", "'', null, 1 from"),
    'control_follow_up_message_is_automatic',
  ],
  [
    'a follow-up of an unknown service',
    followUp("'INVITED', 'WHATSAPP', '', null").replace("'PODIATRY'", "'HAIR'"),
    'control_follow_up_service_known',
  ],
  [
    'a follow-up for an unknown reason',
    followUp("'INVITED', 'WHATSAPP', '', null").replace("'RISK'", "'OTHER'"),
    'control_follow_up_reason_known',
  ],
];
