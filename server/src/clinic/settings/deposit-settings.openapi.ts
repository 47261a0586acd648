import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { AJUSTES_ABONOS, TIPO_CUENTA } from './abonos-ajustes.wire.js';
import { DepositSettingsController } from './deposit-settings.controller.js';
import { DepositSettingsInput } from './deposit-settings.model.js';

const KIND = oneOfWords(TIPO_CUENTA);
const ACCOUNT = {
  banco: 'Banco Ejemplo',
  tipo_cuenta: 'corriente',
  numero_cuenta: '123456789',
  titular: 'Clínica Ejemplo SpA',
  rut: '76.086.428-5',
  correo: 'abonos@ejemplo.cl',
};
const SETTINGS = {
  ...ACCOUNT,
  condiciones: 'El abono no se devuelve si no asiste.',
  horas_de_aviso: 24,
  horas_para_pagar: null,
};

export const depositSettingsApi = describeApi(DepositSettingsController, {
  tag: 'Clinic',
  schemas: {
    DepositSettings: answerObject({
      banco: TEXT,
      tipo_cuenta: orNull(KIND),
      numero_cuenta: TEXT,
      titular: TEXT,
      rut: TEXT,
      correo: TEXT,
      condiciones: TEXT,
      horas_de_aviso: COUNT,
      horas_para_pagar: orNull(COUNT),
    }),
  },
  endpoints: {
    read: {
      id: 'readDepositSettings',
      summary: 'Read the account for deposits',
      answer: { schema: named('DepositSettings'), example: SETTINGS },
    },
    update: {
      id: 'updateDepositSettings',
      summary: 'Change the account for deposits',
      description: 'Deposits are asked for once bank, kind, number, holder and RUT are set.',
      body: {
        schema: bodyOf(DepositSettingsInput, { names: AJUSTES_ABONOS, schemas: { kind: KIND } }),
        example: ACCOUNT,
      },
      answer: { schema: named('DepositSettings'), example: SETTINGS },
    },
  },
});
