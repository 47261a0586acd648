import Box from '@mui/material/Box';
import { type ComponentType, Fragment, type ReactNode, Suspense, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { DateField } from '../../../ui/fields/DateField';
import { lazyPart } from '../../../ui/frame/lazy-part';
import { Loading } from '../../../ui/frame/Loading';
import type { FootExamFieldsProps } from '../foot/FootExamFields';
import { describedAnew, examSentences } from '#domain/records/foot/exam-sentences.es.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { RecordTexts, type TextsOccasion } from '../phrases/RecordTexts';
import { FIELD_LABELS, recordRules, type RecordValues, type UsedSupply } from '../record-values';
import { useDateValue } from '../../../ui/fields/use-date-value';
import { ONE_COLUMN } from '../../../ui/one-column';
import { useNamesAttendants } from '../use-names-attendants';
import { AttendantField } from './AttendantField';
import { ExpiredReasons } from './ExpiredReasons';
import { UsedSuppliesField } from './UsedSuppliesField';

const { Part: FootExamFields } = lazyPart<FootExamFieldsProps>(() =>
  import('../foot/FootExamFields').then((module) => module.FootExamFields),
);

interface RecordFieldsProps {
  patientId: number;
  form: UseFormReturn<RecordValues>;
  stored: readonly UsedSupply[];
  isNew: boolean;
  /** Replaces the exam of the feet in a manicure. */
  manicure?: ReactNode;
  /** Replaces the list of used supplies. */
  supplies?: ReactNode;
  /** Set in a visit, whose page has a sheet for each part, the exam first. Absent in a dialog. */
  visit?: {
    readonly occasion: TextsOccasion;
    readonly Sheet: ComponentType<{ children: ReactNode }>;
    /** Come first. */
    readonly warnings?: ReactNode;
    /** Follow the texts. */
    readonly photos?: ReactNode;
  };
}

/** The occasion of a record outside a visit, whose treatment is unknown. */
const occasionOutside = (isManicure: boolean): TextsOccasion => ({
  serviceType: isManicure ? 'MANICURE' : 'PODIATRY',
  treatmentId: null,
  controlWeeks: null,
});

export function RecordFields(props: RecordFieldsProps) {
  const { patientId, form, stored, isNew, manicure, supplies, visit } = props;
  const { date: today } = useClinicNow();
  // Midnight must not change the rules of an open form.
  const [rules] = useState(() => recordRules(today));
  const { errors } = form.formState;
  const namesAttendants = useNamesAttendants();
  const date = useDateValue(form, 'date', rules.date);
  const [usedSupplies, day, footExam] = useWatch({
    control: form.control,
    name: ['usedSupplies', 'date', 'footExam'],
  });
  const changeExam = (changed: FootExam | null) => {
    const text = form.getValues('careDescription');
    const described = describedAnew(text, examSentences(footExam, day), examSentences(changed, day));
    form.setValue('footExam', changed, { shouldDirty: true });
    if (described !== text)
      form.setValue('careDescription', described, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  // In a manicure, an exam is shown only if there is one.
  const hasExam = !manicure || footExam !== null;
  const exam = hasExam && (
    <Suspense fallback={<Loading />}>
      <FootExamFields
        patientId={patientId}
        exam={footExam}
        day={day}
        error={errors.footExam?.message}
        isAside={!visit}
        onChange={changeExam}
      />
    </Suspense>
  );
  const Sheet = visit?.Sheet ?? Fragment;
  return (
    <Box
      sx={{
        ...ONE_COLUMN,
        gap: 2,
        '& textarea': { maxHeight: '22em' },
      }}
    >
      {/* What follows is shown once it is known whether there are warnings. */}
      <Box sx={{ display: 'contents' }}>{visit?.warnings}</Box>
      {visit && manicure && <Sheet>{manicure}</Sheet>}
      {visit && exam && <Sheet>{exam}</Sheet>}
      <Sheet>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
          }}
        >
          <DateField
            {...date}
            max={today}
            today={today}
            aria-required
            label={FIELD_LABELS.date}
            error={errors.date?.message}
          />
          {namesAttendants && <AttendantField form={form} isNew={isNew} />}
        </Box>
        {!visit && manicure}
        {!visit && exam}
        <RecordTexts
          patientId={patientId}
          form={form}
          rules={rules}
          occasion={visit?.occasion ?? occasionOutside(Boolean(manicure))}
          isNew={isNew}
          isFirst={!(visit && (exam || manicure))}
        />
      </Sheet>
      {visit?.photos}
      <Sheet>
        {supplies ?? (
          <UsedSuppliesField
            lines={usedSupplies}
            day={day}
            stored={stored}
            onChange={(lines) => form.setValue('usedSupplies', lines, { shouldDirty: true })}
          />
        )}
        <ExpiredReasons form={form} stored={stored} />
      </Sheet>
    </Box>
  );
}
