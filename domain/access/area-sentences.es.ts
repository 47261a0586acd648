import type { Area, AreaAccess } from './rights.js';

/** Describes what each right allows, and what is missing without it. */
export const AREA_SENTENCES: Readonly<Record<Area, Readonly<Record<AreaAccess | 'NONE', string>>>> = {
  AGENDA: {
    NONE: 'No ve citas ni horas libres.',
    READ: 'Ve citas, horas libres, controles y la lista de espera.',
    WRITE: 'Agenda, mueve y cancela citas, bloquea horas y ofrece cupos.',
  },
  PATIENTS: {
    NONE: 'No ve la lista de pacientes ni sus datos de contacto.',
    READ: 'Ve nombre, RUT y contacto de los pacientes, sin datos de salud.',
    WRITE: 'Registra, corrige y elimina pacientes, y responde sus solicitudes.',
  },
  HEALTH_DATA: {
    NONE: 'No ve fichas, alertas, fotos ni notas.',
    READ: 'Ve fichas, alertas, fotos y notas; cada lectura queda registrada.',
    WRITE: 'Atiende: escribe fichas y alertas, emite certificados y une pacientes.',
  },
  STOCK: {
    NONE: 'No ve el inventario.',
    READ: 'Ve insumos y sus movimientos.',
    WRITE: 'Registra compras, usos y ajustes, y cambia insumos.',
  },
  MESSAGES: {
    NONE: 'No ve los mensajes a pacientes.',
    READ: 'Ve qué mensajes se enviaron y cuáles faltan.',
    WRITE: 'Envía, reintenta y descarta mensajes.',
  },
  BACKUP: {
    NONE: 'No ve las copias de seguridad.',
    READ: 'Descarga copias, que contienen todos los datos.',
    WRITE: 'Además las crea, y prepara el archivo completo.',
  },
  SETTINGS: {
    NONE: 'No cambia horarios, tratamientos ni precios.',
    READ: 'Ve la configuración, sin cambiarla.',
    WRITE: 'Cambia horarios, profesionales, tratamientos, precios y los datos de la clínica.',
  },
  CAJA: {
    NONE: 'No ve cobros, pagos ni saldos.',
    READ: 'Ve cobros, pagos, saldos y cierres.',
    WRITE: 'Cobra, recibe pagos y cierra la caja.',
  },
  CAJA_CORRECTIONS: {
    NONE: 'No anula ni devuelve.',
    READ: 'Ve ingresos y liquidaciones.',
    WRITE: 'Anula cobros, devuelve pagos y reabre un día.',
  },
  TEAM: {
    NONE: 'No ve al equipo ni sus registros.',
    READ: 'Ve al equipo, las claves de programas y los registros de seguridad.',
    WRITE: 'Agrega personas y decide sus permisos: puede darse cualquier otro.',
  },
};
