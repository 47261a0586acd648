import { describe, expect, it } from '@jest/globals';
import { balanceReminder, balanceReminderSubject } from './balance-reminder.es.js';

describe('the reminder of a balance', () => {
  it('says how much is owed and how to pay it, and not what for', () => {
    const facts = { patientName: 'Rosa Ejemplo', clinicName: 'Clínica Sur', clinicPhone: '+56 2 2345 6789' };
    expect(balanceReminder({ ...facts, amount: 25_000 })).toBe(
      'Hola Rosa, le escribimos de Clínica Sur: tiene un saldo pendiente de $25.000.\n\nPuede pagarlo en la clínica. Si prefiere otra forma de pago o tiene dudas, llámenos al +56 2 2345 6789.\n\nSi ya lo pagó, no tome en cuenta este mensaje.',
    );
    expect(balanceReminderSubject('Clínica Sur')).toBe('Su saldo pendiente en Clínica Sur');
  });

  it('leaves out what is unknown', () => {
    const text = balanceReminder({ patientName: '+56 9 1234', clinicName: '', clinicPhone: '', amount: 1 });
    expect(text).toMatch(/^Hola: tiene un saldo pendiente de \$1\.\n/);
    expect(text).toContain('responda este mensaje');
    expect(balanceReminderSubject('')).toBe('Su saldo pendiente');
  });
});
