import { expect, it } from '@jest/globals';
import { NAIL, useFootClinic } from './exam-bodies.js';

const { staff, create } = useFootClinic();

it('says an exam in words through both APIs, and ignores words that are sent', async () => {
  const words = ['Onicomicosis distal en 1.er ortejo derecho, visto el 18/11/2026', 'Dolor (EVA): 4 de 10'];
  const { body } = await create({ unas: [NAIL], dolor_eva: 4, en_palabras: ['Otra cosa'] });
  expect(body.examen_pie.en_palabras).toEqual(words);
  const { data } = (await staff.graphql(`{ clinicalRecord(id: ${body.id}) { footExam { words } } }`)).body;
  expect(data.clinicalRecord.footExam.words).toEqual(words);
});
