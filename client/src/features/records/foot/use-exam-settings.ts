import { type ExamSettings, GROUPS_AT_FIRST } from '#domain/records/foot/exam-groups.js';
import { useFootExamSettingsQuery } from './foot-exam.generated';

const AT_FIRST: ExamSettings = { groups: GROUPS_AT_FIRST, tenPointCutOff: null };

/** The parts of the exam of the feet that the clinic uses; until loaded, a new clinic's. */
export const useExamSettings = (): ExamSettings =>
  useFootExamSettingsQuery({ fetchPolicy: 'cache-and-network' }).data?.footExamSettings ?? AT_FIRST;
