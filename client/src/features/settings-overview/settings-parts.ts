import type { Area, AreaAccess } from '#domain/access/rights.js';

/** A page of the settings. The menu, the overview and the finder list the same ones. */
export interface SettingsPart {
  readonly key: string;
  /** Also the title of its page. */
  readonly label: string;
  readonly path: string;
  /** Shown in the overview until its state is loaded, and if it has none. */
  readonly about: string;
  /** The words of its fields, which a test compares, and others that people search for. */
  readonly words: string;
  /** The right to one of these areas is required; the server refuses its calls in any case. */
  readonly area: Area | readonly Area[];
  /** `READ` if absent. */
  readonly access?: AreaAccess;
  /** An area that must be readable besides. */
  readonly alsoReads?: Area;
  /** Closed to people who are limited to their own agenda. */
  readonly isOfWholeClinic?: true;
}

export interface SettingsGroup {
  readonly label: string;
  readonly parts: readonly SettingsPart[];
}

const AGENDA = {
  label: 'Agenda',
  parts: [
    {
      key: 'hours',
      label: 'Horarios',
      path: '/app/configuracion/horarios',
      about: 'Cuándo atiende la clínica',
      words:
        'apertura cierre atención intervalo anticipación mínima reservas reservar horas por persona bloques minutos agenda lista espera guardar ofrecida lunes martes miércoles jueves viernes sábado domingo semana',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'closures',
      label: 'Días cerrados',
      path: '/app/configuracion/cierres',
      about: 'Vacaciones y feriados',
      words: 'cierres feriados vacaciones ausencias motivo agenda',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'treatments',
      label: 'Tratamientos',
      path: '/app/configuracion/tratamientos',
      about: 'Qué se ofrece, cuánto dura y cuánto cuesta',
      words:
        'nombre servicios precio duración abono insumos usan agregar cantidad control semanas puede reservar reserva en línea contraindicaciones impuesto',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'packs',
      label: 'Packs',
      path: '/app/configuracion/packs',
      about: 'Sesiones que se venden juntas',
      words: 'nombre sesiones prepago bono vencimiento vence meses precio tratamientos cubre vender',
      area: 'CAJA',
    },
    {
      key: 'agreements',
      label: 'Convenios',
      path: '/app/configuracion/convenios',
      about: 'Otros precios para pacientes de instituciones',
      words:
        'nombre descuento precios por tratamientos empresa municipalidad institución porcentaje vigente usa cobros nuevos',
      area: 'CAJA',
    },
    {
      key: 'deposits',
      label: 'Abonos',
      path: '/app/configuracion/abonos',
      about: 'Cuenta y condiciones para reservar con abono',
      words:
        'transferencia banco tipo número cuenta rut titular correo aviso anticipo reserva comprobante condiciones liberar horas devolver devuelve',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'professionals',
      label: 'Profesionales',
      path: '/app/configuracion/profesionales',
      about: 'Quiénes atienden, y cuándo',
      words:
        'nombres días libres título rut número registro entidad superintendencia dirección atiende tratamientos horario propio usuario del panel mostrar visitantes motivo podóloga manicurista',
      area: 'SETTINGS',
      access: 'WRITE',
    },
  ],
} as const satisfies SettingsGroup;

const CLINIC = {
  label: 'Clínica',
  parts: [
    {
      key: 'clinic',
      label: 'Datos de la clínica',
      path: '/app/configuracion/clinica',
      about: 'Nombre, dirección y página de reservas',
      words:
        'nombre dirección ciudad teléfono profesional título rut número registro página pública qué traer cita precios tratamientos lista duración mostrar ofrecer cuestionario salud reservó plazo cambiar cancelar en línea documentos emite caja cobrar terminar visitas packs familia regalo principal inicio sesión',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'images',
      label: 'Imágenes',
      path: '/app/configuracion/imagenes',
      about: 'Logo y foto',
      words: 'logo foto portada',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'exam',
      label: 'Examen del pie',
      path: '/app/configuracion/examen',
      about: 'Qué se pregunta al examinar',
      words:
        'monofilamento diapasón corte prueba puntos pulsos uñas zonas piel circulación dolor temperatura calzado sinbad úlcera sensibilidad',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'phrases',
      label: 'Frases',
      path: '/app/configuracion/frases',
      about: 'Textos que se repiten en las fichas',
      words: 'plantillas textos título parte ficha ofrece descripción procedimiento indicaciones',
      area: 'HEALTH_DATA',
    },
    {
      key: 'consents',
      label: 'Consentimientos',
      path: '/app/configuracion/consentimientos',
      about: 'Textos que firman los pacientes',
      words:
        'firma firman título texto tratamientos piden pide representante menores edad pueden consentir vigencia meses archivado',
      area: 'SETTINGS',
      access: 'WRITE',
    },
    {
      key: 'messages',
      label: 'Mensajes',
      path: '/app/configuracion/mensajes',
      about: 'Confirmaciones y recordatorios',
      words:
        'recordatorios confirmaciones controles avisos correo servidor puerto usuario contraseña remitente smtp whatsapp identificador número token acceso plantillas ofertas saldos idioma enviar prueba textos horas',
      area: 'SETTINGS',
      access: 'WRITE',
      alsoReads: 'MESSAGES',
    },
    {
      key: 'server',
      label: 'Servidor',
      path: '/app/configuracion/servidor',
      about: 'Dirección pública y carpeta de respaldo',
      words:
        'dirección pública enlace dominio sitio web url https carpeta de respaldo copias disco ruta servidor',
      area: 'TEAM',
    },
  ],
} as const satisfies SettingsGroup;

const PEOPLE = {
  label: 'Personas y acceso',
  parts: [
    {
      key: 'team',
      label: 'Equipo',
      path: '/app/configuracion/equipo',
      about: 'Quiénes ingresan al panel',
      words:
        'usuarios personas nombre contraseña rol permisos recepción solo su agenda profesional servicios exigirla verificación en dos pasos',
      area: 'TEAM',
    },
    {
      key: 'security',
      label: 'Seguridad',
      path: '/app/configuracion/seguridad',
      about: 'Ingresos, intentos fallidos y cambios de cuentas',
      words: 'registro de seguridad auditoría sesiones usuario pasó',
      area: 'TEAM',
    },
    {
      key: 'integrations',
      label: 'Integraciones',
      path: '/app/configuracion/integraciones',
      about: 'Claves, webhooks y calendarios de otros programas',
      words:
        'llave clave claves api nombres último día webhooks dirección avisos secreto calendarios muestra mostrar pacientes google outlook rest graphql',
      area: 'TEAM',
    },
  ],
} as const satisfies SettingsGroup;

const DATA = {
  label: 'Datos',
  parts: [
    {
      key: 'imports',
      label: 'Importar',
      path: '/app/configuracion/importar',
      about: 'Pacientes, citas, fichas e insumos de una planilla',
      words: 'excel csv planilla archivo trae traer hoja lee fila columnas nombres',
      area: ['PATIENTS', 'AGENDA', 'STOCK'],
      access: 'WRITE',
      isOfWholeClinic: true,
    },
    {
      key: 'exports',
      label: 'Exportaciones',
      path: '/app/configuracion/exportaciones',
      about: 'Quién se llevó qué lista, y cuándo',
      words: 'exportar excel descargas',
      area: 'TEAM',
    },
    {
      key: 'deleted',
      label: 'Citas eliminadas',
      path: '/app/configuracion/citas-eliminadas',
      about: 'Quién eliminó cada cita',
      words: 'borradas historial',
      area: 'AGENDA',
    },
    {
      key: 'backup',
      label: 'Respaldo',
      path: '/app/respaldo',
      about: 'Copias de seguridad, y todo como un archivo',
      words: 'copia de seguridad archivo exportar todo llevarse',
      area: 'BACKUP',
    },
  ],
} as const satisfies SettingsGroup;

const PRIVACY = {
  label: 'Ley de datos',
  parts: [
    {
      key: 'requests',
      label: 'Solicitudes',
      path: '/app/configuracion/solicitudes',
      about: 'De personas sobre sus datos',
      words: 'solicitudes derechos acceso rectificación supresión oposición portabilidad',
      area: 'PATIENTS',
      isOfWholeClinic: true,
    },
    {
      key: 'retention',
      label: 'Conservación',
      path: '/app/configuracion/conservacion',
      about: 'Cuánto tiempo se guardan los datos',
      words:
        'plazo borrar años meses datos texto destinatario mensajes registro seguridad personas reservaron vinieron',
      area: 'HEALTH_DATA',
      isOfWholeClinic: true,
    },
    {
      key: 'incident',
      label: 'Incidente',
      path: '/app/configuracion/incidente',
      about: 'Qué hacer y a quién avisar',
      words: 'brecha filtración agencia aviso robo borrador reporte',
      area: 'HEALTH_DATA',
      isOfWholeClinic: true,
    },
  ],
} as const satisfies SettingsGroup;

const ALL = [AGENDA, CLINIC, PEOPLE, DATA, PRIVACY] as const;

export type SettingsKey = (typeof ALL)[number]['parts'][number]['key'];

/** The groups in the menu's order, with the parts that the user may open; without groups that would be empty. */
export function settingsGroups(
  can: (area: Area, access: AreaAccess) => boolean,
  seesAll: boolean,
): SettingsGroup[] {
  return ALL.map(({ label, parts }: SettingsGroup) => ({
    label,
    parts: parts.filter(
      ({ area, access = 'READ', alsoReads, isOfWholeClinic }) =>
        (seesAll || !isOfWholeClinic) &&
        [area].flat().some((one) => can(one, access)) &&
        (!alsoReads || can(alsoReads, 'READ')),
    ),
  })).filter(({ parts }) => parts.length > 0);
}
