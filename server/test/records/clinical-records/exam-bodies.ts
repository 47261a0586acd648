import { beforeEach } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { useProduct } from '../../product/use-product.js';

/** A product with one patient before each test, whose records with an exam of the feet it creates. */
export function useFootClinic() {
  const product = useProduct({ empty: 'appointment, supply, clinical_record, patient' });
  const { staff } = product;
  beforeEach(async () => {
    await addPatient(product.database, 1, 'Ana');
  });
  return {
    product,
    staff,
    rows: async (sql: string) => (await product.database.query(sql)).rows,
    create: (examen_pie: unknown, changes: object = {}) =>
      staff.post('/api/pacientes/fichas/', { ...VISIT, examen_pie, ...changes }),
  };
}

/** Bodies of requests about the exam of the feet. */
export const VISIT = {
  paciente: 1,
  fecha: '2026-11-18',
  descripcion_atencion: 'Control',
  procedimiento: 'Fresado',
  indicaciones: 'Crema',
};
export const NAIL = {
  lado: 'derecho',
  ortejo: 1,
  hallazgo: 'Onicomicosis',
  tipo: 'distal',
  examinado: '2026-11-18',
};

/** A monofilament test in which no site of the right foot is felt. */
export const LOST = {
  prueba: 'Monofilamento de 10 g',
  examinado: '2026-11-18',
  puntos: ['derecho', 'izquierdo'].flatMap((lado) =>
    ['primer ortejo', 'cabeza del 1.er metatarsiano', 'cabeza del 5.º metatarsiano'].map((punto) => ({
      lado,
      punto,
      respuestas: lado === 'derecho' ? [false, false, true] : [true, true, true],
    })),
  ),
};
export const PULSES = {
  examinado: '2026-11-18',
  pies: ['derecho', 'izquierdo'].map((lado) => ({
    lado,
    pulso_pedio: 'presente',
    pulso_tibial_posterior: 'presente',
  })),
};
/** The form of both feet. */
export const FORM = ['derecho', 'izquierdo'].map((lado) => ({
  lado,
  hallazgo: 'Sin deformidad',
  examinado: '2026-11-18',
}));
export const FULL = { unas: [NAIL], pies: FORM, sensibilidad: LOST, circulacion: PULSES, dolor_eva: 4 };
