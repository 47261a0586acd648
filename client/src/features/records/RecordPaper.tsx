import { ageOn } from '#domain/clinic-time.js';
import { longDate } from '#domain/clinic-time.es.js';
import { ClinicLetterhead } from '../../clinic/ClinicLetterhead';
import { Paper } from '../../ui/paper/Paper';
import type { CertifiedPatient } from './certificate/certificate';
import { DismissedWarnings } from './DismissedWarnings';
import { FootExamWords } from './foot/FootExamWords';
import { RecordOrigin } from './RecordOrigin';
import { type ClinicalRecord, FIELD_LABELS, TEXT_FIELDS } from './record-values';

interface RecordPaperProps {
  record: ClinicalRecord;
  patient: CertifiedPatient;
  /** The professional who attended, if the record names one. */
  attendant: string | null;
  /** The appointment's manicure, in words; empty if it has none. */
  manicure: string;
}

export function RecordPaper({ record, patient, attendant, manicure }: RecordPaperProps) {
  const facts = [
    `RUT ${patient.rut}${patient.provisionalRut ? ' (provisional)' : ''}`,
    patient.birthDate && `${ageOn(patient.birthDate, record.date)} años`,
    patient.address,
  ];
  return (
    <Paper letterhead={<ClinicLetterhead />}>
      <h1>Ficha Clínica del {longDate(record.date)}</h1>
      <p>
        <strong>{patient.name}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {attendant && <small>Atendido por {attendant}</small>}
        {record.imported && (
          <small>
            <RecordOrigin record={record} />
          </small>
        )}
      </p>
      {TEXT_FIELDS.map((field) => (
        <section key={field}>
          <h2>{FIELD_LABELS[field]}</h2>
          <p className="written">{record[field]}</p>
        </section>
      ))}
      {manicure && (
        <section>
          <h2>{FIELD_LABELS.manicure}</h2>
          <p>{manicure}</p>
        </section>
      )}
      {record.irritatingProducts && (
        <section>
          <h2>{FIELD_LABELS.irritatingProducts}</h2>
          <p>{record.irritatingProducts}</p>
        </section>
      )}
      {record.footExam && (
        <section>
          <h2>{FIELD_LABELS.footExam}</h2>
          <FootExamWords exam={record.footExam} />
        </section>
      )}
      {record.dismissedWarnings.length > 0 && (
        <section>
          <h2>Advertencias leídas</h2>
          <DismissedWarnings warnings={record.dismissedWarnings} />
        </section>
      )}
      {record.usedSupplies.length > 0 && (
        <section>
          <h2>{FIELD_LABELS.usedSupplies}</h2>
          <p>
            {record.usedSupplies.map(({ supplyName, quantity }) => `${supplyName} (${quantity})`).join(', ')}
          </p>
        </section>
      )}
    </Paper>
  );
}
