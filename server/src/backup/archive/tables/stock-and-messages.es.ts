import { MESSAGE_COLUMNS, MOVEMENT_COLUMNS } from '#domain/spreadsheets/registers.es.js';
import { EXPIRED, expiredUseInWords } from '#domain/supplies/stock-movement.es.js';
import { SUPPLY_COLUMNS } from '#domain/spreadsheets/supplies.es.js';
import {
  type ArchivedTable,
  choice,
  id,
  likeList,
  list,
  moment,
  text,
  time,
  yesNo,
} from './archived-table.js';

/** Stock, and messages to patients. */
export const STOCK_AND_MESSAGES: readonly ArchivedTable[] = [
  {
    table: 'supply',
    file: 'insumos',
    title: 'Insumos',
    description: 'El inventario, con las mismas columnas que la lista exportada.',
    fields: [
      ...likeList(SUPPLY_COLUMNS, {
        name: 't.name',
        description: 't.description',
        unit: 't.unit',
        stock: 't.stock',
        criticalStock: 't.critical_stock',
        unitValue: 't.unit_value',
        expiryDate: 't.expiry_date',
      }),
      id('id', 'ID'),
    ],
  },
  {
    table: 'stock_movement',
    file: 'movimientos',
    title: 'Movimientos de stock',
    description: 'Cada cambio del stock de un insumo; su suma es el stock actual.',
    joins: `join supply s on s.id = t.supply_id left join staff_user u on u.id = t.staff_user_id
      left join clinical_record r on r.id = t.clinical_record_id left join patient p on p.id = r.patient_id`,
    fields: [
      ...likeList(MOVEMENT_COLUMNS, {
        at: 't.at',
        supplyName: 's.name',
        kind: 't.kind',
        quantity: 't.quantity',
        balance: 't.balance',
        reason: 't.reason',
        staffName: 'u.name',
        patientName: 'p.name',
        expiredUse: `case t.expired_reason when '' then '${expiredUseInWords('')}'
          else '${EXPIRED}: ' || t.expired_reason end`,
      }),
      id('id', 'ID'),
      id('supply_id', 'ID del insumo'),
      id('staff_user_id', 'ID del usuario'),
      id('clinical_record_id', 'ID de la ficha'),
      text('expired_reason', 'Motivo de usarlo vencido'),
    ],
  },
  {
    table: 'outbound_message',
    file: 'mensajes',
    title: 'Mensajes',
    description:
      'Lo que se escribió a los pacientes, enviado o no, con las mismas columnas que la lista exportada.',
    joins: 'left join patient p on p.id = t.patient_id left join staff_user u on u.id = t.staff_user_id',
    fields: [
      ...likeList(MESSAGE_COLUMNS, {
        createdAt: 't.created_at',
        patientName: 'p.name',
        kind: 't.kind',
        channel: 't.channel',
        recipient: 't.recipient',
        date: 't.date',
        time: 't.start_minute',
        state: 't.state',
        sentAt: 't.sent_at',
        tries: 't.tries',
        failure: 't.failure',
        subject: 't.subject',
        body: 't.body',
        staffName: 'u.name',
      }),
      id('id', 'ID'),
      id('appointment_id', 'ID de la cita'),
      id('patient_id', 'ID del paciente'),
      id('staff_user_id', 'ID del usuario'),
      id('series_id', 'ID de la serie'),
      id('waiting_offer_id', 'ID de la hora ofrecida'),
      choice('driver', 'Manera', {
        LINK: 'Enlace de WhatsApp',
        CLOUD: 'WhatsApp automático',
        SMTP: 'Correo',
      }),
      yesNo('automatic', 'Automático'),
      list('parameters', 'Datos de la plantilla'),
      text('attachment', 'Adjunto', 'Un calendario (iCalendar) con la cita.'),
      text('provider_id', 'Número del proveedor'),
      moment('send_after', 'Se envía desde'),
      moment('settled_at', 'Terminó el'),
      moment('erased_at', 'Borrado el'),
    ],
  },
  {
    table: 'message_settings',
    file: 'ajustes-de-mensajes',
    title: 'Ajustes de los mensajes',
    description: 'Qué mensajes se envían solos, y sus textos; un texto vacío es el que trae el sistema.',
    fields: [
      yesNo('confirmations', 'Confirmaciones por WhatsApp'),
      yesNo('email_confirmations', 'Confirmaciones por correo'),
      yesNo('reminders', 'Recordatorios'),
      time('reminder_minute', 'Hora de los recordatorios'),
      text('confirmation_text', 'Texto de la confirmación'),
      text('reminder_text', 'Texto del recordatorio'),
    ],
  },
];
