import { forget, readStored } from '../../../calls/browser-storage';
import { drafts } from '../../../drafts/drafts';
import { type DraftedRecord, type RecordDraft, recordForm, recordPath } from './record-draft';

/** Encrypts the plain-text drafts of earlier versions. @param keys as in 'record_draft.1.7.new'. */
export async function encryptRecords(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [, staffId, patientId, record = ''] = key.split('.');
    const content = parsed(readStored(key));
    if (content && staffId && patientId)
      await keep(Number(staffId), Number(patientId), recordOf(record), content);
    forget(key);
  }
}

function keep(
  staffId: number,
  patientId: number,
  record: DraftedRecord,
  content: RecordDraft,
): Promise<void> {
  return drafts.keep(
    { staffId, form: recordForm(patientId, record) },
    { content, title: 'Ficha clínica', path: recordPath(patientId, record), hasHealthData: true },
  );
}

const recordOf = (word: string): DraftedRecord =>
  /^\d+$/.test(word) ? Number(word) : (word as Exclude<DraftedRecord, number>);

function parsed(text: string | undefined): RecordDraft | undefined {
  try {
    const { values, version } = JSON.parse(text ?? '') as RecordDraft;
    return { values, version };
  } catch {
    return undefined;
  }
}
