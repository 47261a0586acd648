import { EXAM_GROUP_LABELS } from '#domain/records/foot/exam-groups.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import { answerObject, listOf, named, oneOfWords, orNull } from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { ExamSettingsController } from './exam-settings.controller.js';
import { ExamSettingsInput } from './exam-settings.model.js';
import { AJUSTES_PIE } from './examen-pie-ajustes.wire.js';

const GROUPS = listOf(oneOfWords(EXAM_GROUP_LABELS));
const SETTINGS = { grupos: ['Uñas', 'Zonas de la piel', 'Monofilamento de 10 g'], corte_10_puntos: 4 };

export const examSettingsApi = describeApi(ExamSettingsController, {
  tag: 'Clinic',
  schemas: {
    FootExamSettings: answerObject({
      grupos: GROUPS,
      corte_10_puntos: orNull({ type: 'integer', minimum: 1, maximum: 10 }),
    }),
  },
  endpoints: {
    read: {
      id: 'readFootExamSettings',
      summary: 'Read which parts the exam of the feet has',
      answer: { schema: named('FootExamSettings'), example: SETTINGS },
    },
    update: {
      id: 'updateFootExamSettings',
      summary: 'Change which parts the exam of the feet has',
      description: 'Answers stored in a part that is left out stay in the records.',
      body: {
        schema: bodyOf(ExamSettingsInput, { names: AJUSTES_PIE, schemas: { groups: GROUPS } }),
        example: { corte_10_puntos: 4 },
      },
      answer: { schema: named('FootExamSettings'), example: SETTINGS },
    },
  },
});
