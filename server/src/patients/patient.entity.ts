import type { LocalDate } from '#domain/clinic-time.js';
import type {
  FonasaTier,
  HealthInsurance,
  Particulars,
  Sex,
} from '#domain/patients/particulars/particulars.js';
import type { E164 } from '#domain/patients/phone.js';
import type { Rut } from '#domain/rut.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'patient' })
export class Patient implements Particulars {
  @PrimaryKey({ type: 'integer' }) id!: number;
  /** Canonical: no punctuation, capital K. */
  @Property({ type: 'text', unique: 'patient_rut_key' }) rut!: Rut;
  /** Whether the system assigned the RUT because the real one is not known yet. */
  @Property({ type: 'boolean' }) provisionalRut = false;
  @Property({ type: 'text' }) name!: string;
  /** As entered. */
  @Property({ type: 'text' }) phone!: string;
  /** The phone's parsed form, if it can be parsed. */
  @Property({ type: 'text', nullable: true, fieldName: 'phone_e164' }) phoneE164: E164 | null = null;
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'text' }) underlyingCondition = '';
  @Property({ type: 'text' }) emergencyContact = '';
  @Property({ type: 'text' }) clinicalCase = '';
  @Property({ type: 'text' }) address = '';
  @Property({ type: 'date', nullable: true }) birthDate: LocalDate | null = null;
  @Property({ type: 'text', nullable: true }) sex: Sex | null = null;
  @Property({ type: 'text' }) occupation = '';
  @Property({ type: 'text', nullable: true }) healthInsurance: HealthInsurance | null = null;
  @Property({ type: 'text', nullable: true }) fonasaTier: FonasaTier | null = null;
  @Property({ type: 'text' }) insurerName = '';
  @Property({ type: 'text' }) representativeName = '';
  @Property({ type: 'text', nullable: true }) representativeRut: Rut | null = null;
  @Property({ type: 'text' }) representativeRelation = '';
  @Property({ type: 'text' }) representativePhone = '';
  @Property({ type: 'integer', version: true }) version!: number;
}
