import { formatRut } from '#domain/rut.js';
import { madeUpRut } from '../../product/builders.js';

/** Part of every text about Rosa's health: a response that contains it contains health data. */
export const SECRET = 'dato-de-salud';
export const RUT = formatRut(madeUpRut(1));
export const PACIENTE = {
  rut: RUT,
  nombre: 'Rosa',
  telefono: '+56 9 0000 1001',
  correo: 'rosa@demo.invalid',
  contacto_emergencia: 'Ana',
  enfermedad_base: SECRET,
  caso_clinico: SECRET,
};
export const FICHA = {
  paciente: 1,
  fecha: '2026-11-18',
  descripcion_atencion: SECRET,
  procedimiento: SECRET,
  indicaciones: SECRET,
  productos_irritantes: SECRET,
  examen_pie: {
    calzado: SECRET,
    zonas: [
      {
        lado: 'derecho',
        zona: 'talón',
        hallazgo: 'Úlcera',
        examinado: '2026-11-18',
        ulcera: { bordes: SECRET },
      },
    ],
  },
};
