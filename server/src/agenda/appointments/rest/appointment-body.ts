import { DomainError, invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { parseRut } from '#domain/rut.js';
import { Injectable } from '@nestjs/common';
import { allFaults } from '../../../foundation/input/all-faults.js';
import { isId } from '../../../foundation/input/field-rules.js';
import { Inputs } from '../../../foundation/input/inputs.js';
import { PatientsService } from '../../../patients/patients.service.js';
import { contradictedPairs, readFields, readPatientKeys, secondName } from './cita.wire.js';

/** Placeholder for a patient whose own error is reported separately, so that it isn't reported twice. */
const ALREADY_REFUSED = 1;

/** Reads an appointment from a REST body; some fields have two names. */
@Injectable()
export class AppointmentBody {
  constructor(
    private readonly patients: PatientsService,
    private readonly inputs: Inputs,
  ) {}

  /**
   * @throws DomainError `INVALID_INPUT` with all invalid fields at once; contradicting values are reported under their
   *   REST name.
   */
  async read<T extends object>(inputClass: new () => T, body: Readonly<Record<string, unknown>>): Promise<T> {
    const patient = this.findPatient(readPatientKeys(body));
    const input = patient
      .catch(() => ALREADY_REFUSED)
      .then((patientId) =>
        this.inputs.check(inputClass, { ...readFields(body), ...(patientId !== undefined && { patientId }) }),
      );
    const [checked] = await allFaults<[T, unknown, unknown]>(input, patient, refuseContradictions(body));
    return checked;
  }

  /**
   * @param keys as sent: an integer is an id, a string a RUT.
   * @returns undefined if nothing was sent; null if it was empty.
   */
  private async findPatient(keys: readonly unknown[]): Promise<number | null | undefined> {
    const ids: number[] = [];
    for (const key of keys) {
      if (key === null || key === '') return null;
      ids.push(await this.patientIdOf(key));
    }
    if (new Set(ids).size > 1) throw contradiction('patient');
    return ids[0];
  }

  private async patientIdOf(key: unknown): Promise<number> {
    const unknownPatient = invalidField('patient', FIELD_MESSAGES.unknownPatient);
    if (isId(key)) return (await this.patients.find(key))?.id ?? Promise.reject(unknownPatient);
    if (typeof key !== 'string') throw unknownPatient;
    const rut = parseRut(key);
    if (!rut) throw invalidField('patient', FIELD_MESSAGES.rut);
    return (await this.patients.findByRut(rut))?.id ?? Promise.reject(unknownPatient);
  }
}

type Pair = Parameters<typeof secondName>[0];

const contradiction = (field: Pair): DomainError =>
  invalidField(secondName(field), FIELD_MESSAGES.contradiction(field));

async function refuseContradictions(body: Readonly<Record<string, unknown>>): Promise<void> {
  await allFaults(...contradictedPairs(body).map((field) => Promise.reject<never>(contradiction(field))));
}
