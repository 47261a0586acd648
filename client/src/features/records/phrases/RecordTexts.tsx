import { longDate } from '#domain/clinic-time.es.js';
import { RECORD_TEXTS, textsOfLastVisit } from '#domain/records/last-visit.es.js';
import type { PhraseOccasion } from '#domain/records/phrases/phrase.js';
import HistoryRounded from '~icons/round-history';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { examOf } from '../foot/foot-exam-values';
import type { recordRules, RecordValues, TextField } from '../record-values';
import { PhrasedField } from './PhrasedField';
import { useLastTextsQuery } from './phrases.generated';

export interface TextsOccasion extends Omit<PhraseOccasion, 'professionalId'> {
  /** Weeks until the control of the treatment; null: none. */
  readonly controlWeeks: number | null;
}

interface RecordTextsProps {
  patientId: number;
  form: UseFormReturn<RecordValues>;
  rules: ReturnType<typeof recordRules>;
  occasion: TextsOccasion;
  isNew: boolean;
  /** The first text gets the focus. */
  isFirst: boolean;
}

/** The three texts of a record, with the clinic's phrases; those of a new record can start as the last visit's. */
export function RecordTexts({ patientId, form, rules, occasion, isNew, isFirst }: RecordTextsProps) {
  const values = useWatch({ control: form.control, compute: (written) => written });
  const [copied, setCopied] = useState<Partial<Record<TextField, string | undefined>>>({});
  const last = useLastTextsQuery({ variables: { patientId }, skip: !isNew }).data?.clinicalRecords.nodes[0];
  const texts =
    last && textsOfLastVisit({ ...last, footExam: last.footExam && examOf(last.footExam) }, values);
  const write = (field: TextField, text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const copy = () => {
    for (const field of RECORD_TEXTS) if (texts?.[field]) write(field, texts[field]);
    setCopied({ ...copied, ...texts });
  };
  const confirm = (field: TextField) => {
    if (copied[field] !== undefined) setCopied({ ...copied, [field]: undefined });
  };
  return (
    <>
      {texts && Object.keys(texts).length > 0 && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<HistoryRounded />}
            onClick={copy}
            sx={{ '@media (pointer: coarse)': { minHeight: 48 } }}
          >
            Igual que la última visita
          </Button>
        </Box>
      )}
      {RECORD_TEXTS.map((field, index) => (
        <PhrasedField
          key={field}
          field={field}
          form={form}
          rules={rules[field]}
          autoFocus={isFirst && index === 0}
          occasion={{ ...occasion, professionalId: values.professionalId }}
          facts={{
            exam: values.footExam,
            supplies: values.usedSupplies,
            controlWeeks: occasion.controlWeeks,
          }}
          copiedFrom={last && copied[field] === values[field] ? longDate(last.date) : undefined}
          onTouch={() => confirm(field)}
          onWrite={(text) => write(field, text)}
        />
      ))}
    </>
  );
}
