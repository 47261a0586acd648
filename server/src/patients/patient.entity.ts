import type { LocalDate } from '#domain/clinic-time.js';
import type { FonasaTier, HealthInsurance, Sex } from '#domain/patients/particulars/choices.js';
import type { PatientData } from '#domain/patients/patient-fields.es.js';
import type { E164 } from '#domain/patients/phone.js';
import type { Rut } from '#domain/rut.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import {
  CHANGED_AT,
  DERIVED,
  EDITS,
  personal,
  technical,
} from '../foundation/database/columns/declared-table.js';
import { Holds, Rows } from '../foundation/database/columns/holds.decorator.js';
import { EMPTY_CLEARS, Personal } from './personal.decorator.js';

const HEALTH_DATA = 'Health data: reading it is logged as an access.';
const CONDITION = { shown: HEALTH_DATA, merge: 'Health data; an earlier version is kept.' };

@Entity({ tableName: 'patient' })
@Rows({
  patient: { suppression: 'KEPT', merge: 'CHOSEN' },
  onlyInSql: {
    ...technical('made_by_visitor created_at updated_at registered_by'),
    ...personal('identifier_text search_text', DERIVED),
    ...CHANGED_AT,
  },
})
export class Patient implements PatientData {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) id!: number;
  @Personal(
    {
      shown: 'The real one, or a provisional one if `provisionalRut` is true.',
      create: 'Absent or empty: a provisional one is assigned.',
      update: 'Empty keeps the stored one; a real RUT replaces a provisional one.',
      merge: 'The one that is not kept becomes a former RUT, which still finds the patient.',
    },
    'patient_rut_key',
  )
  rut!: Rut;
  @Personal({ shown: 'Whether the system assigned the RUT, until staff enter the real one.' })
  provisionalRut = false;
  @Personal({
    shown: 'Full name in one text.',
    create: 'Full name in one text; not empty.',
    update: 'Not empty.',
    merge: 'First and last names.',
  })
  name!: string;
  @Personal({
    shown: 'As entered.',
    create: 'Not empty; stored as entered.',
    update: 'Not empty.',
    merge: 'The phone, as entered.',
  })
  phone!: string;
  /** The phone's parsed form, if it can be parsed. */
  @Holds('PERSONAL', { isErased: true, ...DERIVED })
  @Property({ type: 'text', nullable: true, fieldName: 'phone_e164' })
  phoneE164: E164 | null = null;
  @Personal({
    shown: 'Not an address once a suppression has removed it.',
    create: 'An e-mail address; not empty.',
    update: 'Not empty. The placeholder left by a suppression may stay.',
    merge: 'The address for e-mails.',
  })
  email!: string;
  @Personal({ ...CONDITION, create: 'A long text. Absent, null or empty: none known.' })
  underlyingCondition = '';
  @Personal({
    shown: 'Empty for a patient who booked as a visitor, until staff ask for it.',
    create: 'The person to call in an emergency.',
    update: 'Not empty.',
    merge: 'The person to call in an emergency.',
  })
  emergencyContact = '';
  @Personal({
    shown: 'Where the patient lives; empty if unknown.',
    create: 'Where the patient lives. Absent, null or empty: not known.',
    update: EMPTY_CLEARS,
    merge: 'Where the patient lives.',
  })
  address = '';
  @Personal({
    shown: 'Null if unknown.',
    create: 'Not in the future.',
    update: `${EMPTY_CLEARS} Not in the future.`,
    merge: 'The day of birth.',
  })
  birthDate: LocalDate | null = null;
  @Personal({ ...CONDITION, create: 'A long text. Absent, null or empty: none.' }) clinicalCase = '';
  @Personal({ shown: 'Null if not given.', merge: 'As recorded in the civil registry.' })
  sex: Sex | null = null;
  @Personal("The patient's job") occupation = '';
  @Personal('How the patient heard of the clinic') referralSource = '';
  @Personal({ shown: 'Null if not given.', merge: "Including FONASA's tier and the insurer's name." })
  healthInsurance: HealthInsurance | null = null;
  @Personal({ shown: 'Only for FONASA.', update: 'Only for FONASA; another insurance clears it.' })
  fonasaTier: FonasaTier | null = null;
  @Personal({
    shown: 'The name of the isapre or other insurer.',
    update: 'Only for ISAPRE and OTHER; another insurance clears it.',
  })
  insurerName = '';
  @Personal({
    shown: 'The legal representative, if any.',
    update: "The legal representative; empty clears all of the representative's data.",
    merge: "The representative's name, RUT, relation and phone, all four.",
  })
  representativeName = '';
  @Personal({ shown: "The legal representative's RUT; null if unknown." })
  representativeRut: Rut | null = null;
  @Personal({ shown: "The relation to the patient: 'Madre'." }) representativeRelation = '';
  @Personal({ shown: "The legal representative's phone; empty if unknown." }) representativePhone = '';
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: number;
}
