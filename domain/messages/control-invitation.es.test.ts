import { describe, expect, it } from '@jest/globals';
import { controlInvitation, controlInvitationSubject } from './control-invitation.es.js';

describe('the invitation to a control', () => {
  it('greets by the first name, and has the link of the booking page', () => {
    expect(controlInvitation('Rosa Ejemplo', 'Clínica Sur', 'https://sur.example/public')).toBe(
      'Hola Rosa, le escribimos de Clínica Sur: ya es tiempo de su próximo control.\n\nPuede elegir su hora aquí: https://sur.example/public\n\nSi prefiere, responda este mensaje y le buscamos una hora.',
    );
  });

  it('names the clinic in an e-mail, if it has a name', () => {
    expect(controlInvitationSubject('Clínica Sur')).toBe('Su próximo control en Clínica Sur');
    expect(controlInvitationSubject('')).toBe('Su próximo control');
  });

  it('asks for an answer if the clinic has no public address, and leaves out what is unknown', () => {
    expect(controlInvitation('+56 9 1234 5678', '', undefined)).toBe(
      'Hola: ya es tiempo de su próximo control.\n\nResponda este mensaje y le buscamos una hora.',
    );
  });
});
