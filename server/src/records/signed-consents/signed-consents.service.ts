import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { signatureFault, type Strokes } from '#domain/records/signed-consents/signature.js';
import {
  CONSENT_NOT_NEEDED,
  NOTHING_TO_WITHDRAW,
  SIGNATURE_FAULTS,
  SIGNED_CONSENT_NOT_FOUND,
  SIGNED_CONSENT_WITHDRAWN,
  SIGNED_TWICE,
  SIGNER_FAULTS,
  TEXT_CHANGED,
  TYPED_NAME_TOO_SHORT,
} from '#domain/records/signed-consents/signed-consent.es.js';
import {
  type SignedAnswer,
  type Signer,
  signerFault,
  type SigningDevice,
  TYPED_NAME,
} from '#domain/records/signed-consents/signed-consent.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { isOfOthers } from '../../foundation/database/connections/row-limit.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { ConsentAnswer } from './consent-answer.entity.js';
import { type ConsentToSign, ConsentsToSign } from './consents-to-sign.js';
import {
  SELECT_ANSWERS,
  type SignedConsentRow,
  type StoredAnswer,
  toSignedConsent,
} from './signed-consent.row.js';

/** The signer and the signature: the strokes of a drawing or a typed name. */
export interface GivenSignature {
  readonly answer: SignedAnswer;
  /** The digest of the text that was shown (`ConsentToSign.digest`). */
  readonly digest: string;
  readonly signer: Signer;
  /** Whether a patient without a birth date was asked, and is of age. */
  readonly isOfAge: boolean;
  /** The name of a representative; otherwise not read. */
  readonly signerName?: string | null | undefined;
  readonly signerRut?: string | null | undefined;
  readonly signerRelation?: string | null | undefined;
  readonly strokes?: unknown;
  readonly typedName?: string | null | undefined;
}

interface WhatIsSigned {
  readonly textId: number;
  readonly patientId: number;
  readonly appointmentId: number | null;
}

/** Patients' answers to the clinic's consent texts. Reads are logged as reads of health data. */
@Injectable()
export class SignedConsents {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly toSign: ConsentsToSign,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async ofPatient(patientId: number): Promise<SignedConsentRow[]> {
    await this.accessLog.noteSignedConsents([patientId]);
    return (await this.everyOneOf(patientId)).toReversed();
  }

  /** Oldest first. Does not log the access. */
  async everyOneOf(patientId: number): Promise<SignedConsentRow[]> {
    return this.select('a.patient_id = $2 order by a.id', patientId);
  }

  async read(id: number): Promise<SignedConsentRow | undefined> {
    const answer = await this.find(id);
    if (answer) await this.accessLog.noteSignedConsents([answer.patientId]);
    return answer;
  }

  /**
   * Stores an answer with the text as it reads now, which must be what the signer saw.
   * @throws DomainError `NOT_FOUND`, `STALE` if the text reads differently by now, or `INVALID_INPUT`
   */
  @Transactional()
  async sign(
    what: WhatIsSigned,
    signature: GivenSignature,
    device: SigningDevice,
    recordedBy: number,
  ): Promise<SignedConsentRow> {
    const text = await this.lockedText(what);
    if (text.digest !== signature.digest) throw new DomainError('STALE', { message: TEXT_CHANGED });
    const fault = signerFault(signature.signer, text, this.clock.wall().date, signature.isOfAge);
    if (fault) throw invalidField('signer', SIGNER_FAULTS[fault]);
    const stored = await this.store(text, recordedBy, {
      kind: signature.answer,
      signer: signature.signer,
      ...signerOf(text, signature),
      ...drawnOrTyped(signature),
      device,
    });
    // On their own phone, no staff sees the answer.
    if (device === 'CLINIC') await this.accessLog.noteSignedConsents([stored.patientId]);
    return stored;
  }

  /**
   * Records that a visit goes on without a signature.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `textId` if the visit doesn't need that text
   */
  @Transactional()
  async omit(appointmentId: number, textId: number, reason: string, staff: Staff): Promise<SignedConsentRow> {
    const due = await this.toSign.ofVisit(appointmentId);
    const text = due.find((one) => one.textId === textId);
    if (!text) throw invalidField('textId', CONSENT_NOT_NEEDED);
    const stored = await this.store(text, staff.id, { kind: 'OMITTED', reason });
    await this.accessLog.noteSignedConsents([stored.patientId]);
    return stored;
  }

  /**
   * Takes back the patient's acceptance of that text: this answer and all others that accepted it, also in other versions,
   * so that none of them still holds. It is the patient's word, so it takes back what others asked for as well.
   * @throws DomainError `NOT_FOUND`, `FORBIDDEN` for one of others, or `REQUEST_SETTLED` if it was not accepted or is already withdrawn
   */
  @Transactional()
  async withdraw(id: number, reason: string, staff: Staff): Promise<SignedConsentRow> {
    const answer = await this.em.findOne(ConsentAnswer, id, FOR_UPDATE);
    if (!answer) throw new DomainError('NOT_FOUND', { message: SIGNED_CONSENT_NOT_FOUND });
    await this.assertOwn(answer);
    if (answer.kind !== 'ACCEPTED')
      throw new DomainError('REQUEST_SETTLED', { message: NOTHING_TO_WITHDRAW });
    if (answer.withdrawnAt) throw new DomainError('REQUEST_SETTLED', { message: SIGNED_CONSENT_WITHDRAWN });
    const { patientId, consentTextId } = answer;
    const accepted = await this.em.find(
      ConsentAnswer,
      { patientId, consentTextId, kind: 'ACCEPTED', withdrawnAt: null },
      { ...FOR_UPDATE, orderBy: { id: 'asc' } },
    );
    for (const one of accepted) {
      one.withdrawnAt = this.clock.now();
      one.withdrawnBy = staff.id;
      one.withdrawalReason = reason;
    }
    await this.em.flush();
    // The response shows what was signed.
    await this.accessLog.noteSignedConsents([answer.patientId]);
    return this.existing(id);
  }

  /** Deletes what the law no longer requires to be kept, in the transaction that deletes the patient's records. */
  async deleteExpiredOf(patientId: number): Promise<void> {
    await this.em.nativeDelete(ConsentAnswer, { patientId });
  }

  /** A consent that was signed without a visit belongs to no professional. */
  private async assertOwn({ id, appointmentId, recordedBy }: ConsentAnswer): Promise<void> {
    if (appointmentId === null) return;
    const { professionalId } = await this.existing(id);
    if (isOfOthers({ professionalId, writtenBy: recordedBy }))
      throw new DomainError('FORBIDDEN', { message: OWN_AGENDA_MESSAGES.consentOfOthers });
  }

  /** Until the signature is stored, the text, its patient and its visit stay as they are. */
  private async lockedText({ textId, patientId, appointmentId }: WhatIsSigned): Promise<ConsentToSign> {
    await this.sql.rows('select from consent_text where id = $1 for share', [textId]);
    await this.sql.rows('select from patient where id = $1 for share', [patientId]);
    await this.sql.rows('select from appointment where id = $1 for share', [appointmentId]);
    return this.toSign.one(textId, patientId, appointmentId);
  }

  private async store(
    text: ConsentToSign,
    recordedBy: number,
    answer: Partial<Signed> & Pick<ConsentAnswer, 'kind'> & Partial<Pick<ConsentAnswer, 'reason'>>,
  ): Promise<SignedConsentRow> {
    const id = await this.em.insert(ConsentAnswer, {
      patientId: text.patientId,
      consentTextId: text.textId,
      textVersion: text.textVersion,
      appointmentId: text.appointmentId,
      title: text.title,
      body: text.body,
      digest: text.digest,
      answeredAt: this.clock.now(),
      recordedBy,
      ...UNSIGNED,
      ...answer,
    });
    return this.existing(id);
  }

  private async existing(id: number): Promise<SignedConsentRow> {
    const answer = await this.find(id);
    if (!answer) throw new Error('an answer that was just written is gone');
    return answer;
  }

  private async find(id: number): Promise<SignedConsentRow | undefined> {
    return (await this.select('a.id = $2', id))[0];
  }

  private async select(condition: string, id: number): Promise<SignedConsentRow[]> {
    const { timeZone } = this.clock;
    const { date } = this.clock.wall();
    const rows = await this.sql.rows<StoredAnswer>(`${SELECT_ANSWERS} where ${condition}`, [timeZone, id]);
    return rows.map((row) => toSignedConsent(row, date));
  }
}

type Signed = Pick<
  ConsentAnswer,
  'signer' | 'signerName' | 'signerRut' | 'signerRelation' | 'strokes' | 'typedName' | 'device'
>;

const UNSIGNED = {
  signer: null,
  signerName: '',
  signerRut: '',
  signerRelation: '',
  strokes: null,
  typedName: '',
  device: null,
  reason: '',
  withdrawalReason: '',
} as const;

function signerOf(
  { patientName, patientRut }: ConsentToSign,
  { signer, signerName, signerRut, signerRelation }: GivenSignature,
): Pick<ConsentAnswer, 'signerName' | 'signerRut' | 'signerRelation'> {
  if (signer === 'PATIENT')
    return { signerName: patientName, signerRut: patientRut ?? '', signerRelation: '' };
  const given = { signerName, signerRut, signerRelation };
  const missing = Object.entries(given).filter(([, value]) => !value);
  if (missing.length > 0) {
    throw new DomainError('INVALID_INPUT', {
      fields: Object.fromEntries(missing.map(([field]) => [field, [FIELD_MESSAGES.required(field)]])),
    });
  }
  return {
    signerName: String(signerName),
    signerRut: String(signerRut),
    signerRelation: String(signerRelation),
  };
}

/** Checks a signature: either a drawing or a typed name. */
function drawnOrTyped({ strokes, typedName }: GivenSignature): Pick<ConsentAnswer, 'strokes' | 'typedName'> {
  const isDrawn = Array.isArray(strokes) ? strokes.length > 0 : strokes !== undefined && strokes !== null;
  if (typedName && isDrawn) throw invalidField('typedName', SIGNED_TWICE);
  if (typedName) {
    if (typedName.length < TYPED_NAME.least) throw invalidField('typedName', TYPED_NAME_TOO_SHORT);
    return { strokes: null, typedName };
  }
  const fault = signatureFault(strokes ?? []);
  if (fault) throw invalidField('strokes', SIGNATURE_FAULTS[fault]);
  return { strokes: strokes as Strokes, typedName: '' };
}
