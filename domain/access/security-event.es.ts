import type { SecurityChannel, SecurityEventKind } from './security-event.js';

export const SECURITY_EVENT_LABELS: Readonly<Record<SecurityEventKind, string>> = {
  LOGIN: 'Ingreso',
  LOGIN_FAILED: 'Ingreso fallido',
  CODE_FAILED: 'Código de verificación equivocado',
  MORE_FAILURES: 'Más ingresos fallidos, que no se anotan uno por uno',
  LOCKED_OUT: 'Bloqueo por demasiados intentos',
  TOKEN_REUSED: 'Sesión cerrada: alguien usó una copia de ella',
  PASSWORD_CHANGED: 'Cambio de contraseña',
  USER_ADDED: 'Usuario agregado',
  ROLE_CHANGED: 'Cambio de permisos',
  USER_RENAMED: 'Cambio de nombre',
  USER_DISABLED: 'Usuario deshabilitado',
  USER_ENABLED: 'Usuario habilitado',
  PASSWORD_LINK_MADE: 'Enlace para elegir contraseña',
  PASSWORD_RESET: 'Contraseña elegida por un enlace',
  SECOND_FACTOR_ON: 'Verificación en dos pasos activada',
  SECOND_FACTOR_OFF: 'Verificación en dos pasos quitada',
  RECOVERY_CODES_MADE: 'Códigos de recuperación nuevos',
  RECOVERY_CODE_USED: 'Código de recuperación usado',
  SECOND_FACTOR_REQUIRED: 'Verificación en dos pasos exigida a todo el equipo',
  SECOND_FACTOR_OPTIONAL: 'Verificación en dos pasos ya no exigida',
  KEY_MADE: 'Clave para un programa creada',
  KEY_REVOKED: 'Clave de un programa revocada',
  FEED_MADE: 'Dirección de calendario creada',
  FEED_REVOKED: 'Dirección de calendario revocada',
  WEBHOOK_MADE: 'Webhook creado',
  WEBHOOK_CHANGED: 'Webhook cambiado',
  WEBHOOK_REMOVED: 'Webhook eliminado',
};

export const SECURITY_CHANNEL_LABELS: Readonly<Record<SecurityChannel, string>> = {
  PANEL: 'el panel',
  API: 'otro programa',
  PUBLIC: 'la página de ingreso',
  SYSTEM: 'el sistema',
  TERMINAL: 'el terminal del servidor',
};
