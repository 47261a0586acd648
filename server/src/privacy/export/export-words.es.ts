/** The information that Ley 19.628, article 5, requires along with the data. */
export const ABOUT_THE_DATA = {
  origen: 'La propia persona, al reservar o en la clínica, y quienes la atienden.',
  finalidad:
    'Agendar y prestar la atención, contactar a la persona por ella y cumplir la ley de fichas clínicas.',
  destinatarios:
    'Solo el personal de la clínica. Los mensajes pasan por WhatsApp y por el servidor de correo de la clínica, si los usa.',
  plazo:
    'La ficha clínica se conserva al menos 15 años desde el último ingreso de información (Ley 20.584, art. 13; Decreto 41 de 2012, art. 11). Lo demás, mientras sea necesario para la atención.',
  derechos:
    'Puede pedir la rectificación, supresión, oposición, bloqueo y portabilidad de sus datos, y reclamar ante la Agencia de Protección de Datos Personales.',
} as const;
