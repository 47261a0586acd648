import type { PatientValues } from '#domain/data/imports/rows/match-patient-row.js';
import { comparableEmail } from '#domain/patients/email.js';
import { identifierKey } from '#domain/patients/identifiers/identifier.js';
import { parsePhone } from '#domain/patients/phone.js';
import type { Candidate } from '../../patients/bulk/patients-in-bulk.js';

/** The patients who may match any of some hundred rows, indexed by the fields that rows have. */
export class KnownPatients {
  private readonly holders = new Map<string, Candidate>();
  private readonly contacts = new Map<string, Candidate[]>();

  constructor(candidates: readonly Candidate[]) {
    for (const one of candidates) {
      for (const rut of [one.rut, ...one.formerRuts]) this.holders.set(rut, one);
      for (const document of one.identifiers) this.holders.set(identifierKey(document), one);
      // A patient whose data are blocked must not be found by chance.
      if (!one.isListed) continue;
      for (const contact of contactsOf(one))
        this.contacts.set(contact, [...(this.contacts.get(contact) ?? []), one]);
    }
  }

  /** Patients who have, or had before a merge, the row's RUT or one of its documents; the RUT's holder first. */
  holdersOf({ rut, identifiers = [] }: PatientValues): Candidate[] {
    const found = [rut ?? '', ...identifiers.map(identifierKey)].flatMap(
      (key) => this.holders.get(key) ?? [],
    );
    return [...new Set(found)];
  }

  /** Patients who have the row's phone or e-mail. */
  othersOf({ phone = '', email = '' }: PatientValues): Candidate[] {
    return [...new Set(contactsOf({ phone, email }).flatMap((contact) => this.contacts.get(contact) ?? []))];
  }
}

const contactsOf = ({ phone, email }: { readonly phone: string; readonly email: string }): string[] => [
  ...(email ? [`email ${comparableEmail(email)}`] : []),
  ...(parsePhone(phone) ? [`phone ${parsePhone(phone)}`] : []),
];
