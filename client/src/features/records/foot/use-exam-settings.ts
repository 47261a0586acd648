import { type ExamSettings, GROUPS_AT_FIRST } from '#domain/records/foot/exam-groups.js';
import { useFootExamSettingsQuery } from './foot-exam.generated';

const AT_FIRST: ExamSettings = { groups: GROUPS_AT_FIRST, tenPointCutOff: null };

/** Which parts the exam of the feet has; those of a new clinic until it is known. */
export const useExamSettings = (): ExamSettings =>
  useFootExamSettingsQuery({ fetchPolicy: 'cache-and-network' }).data?.footExamSettings ?? AT_FIRST;
