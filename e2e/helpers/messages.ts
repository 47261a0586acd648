import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Staff } from './staff.js';
import { test as base } from './test.js';

/**
 * Only these tests send messages. They turn the messages off again and discard the unsent ones, because other tests
 * share the clinic.
 */
export const test = base.extend<{ messages: undefined }>({
  messages: [
    async ({ context, staff }, provide) => {
      // WhatsApp is replaced: nothing leaves the machine.
      await context.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' }),
      );
      await setMessages(staff, {});
      await discardAll(staff);
      await provide(undefined);
      await discardAll(staff);
      await setMessages(staff, { confirmations: false, confirmationText: null });
    },
    { auto: true },
  ],
});

interface MessageSettings {
  readonly confirmations: boolean;
  readonly confirmationText: string | null;
}

/** Changes the automatic messages. Reminders stay off, since they depend on the server's clock. */
export async function setMessages(staff: Staff, settings: Partial<MessageSettings>): Promise<void> {
  const { messageSettings } = await staff.ask<{ messageSettings: { version: number } }>(
    '{ messageSettings { version } }',
  );
  await staff.ask(
    `mutation ($version: Int!, $input: UpdateMessageSettingsInput!) {
       updateMessageSettings(version: $version, input: $input) { version } }`,
    {
      version: messageSettings.version,
      input: {
        confirmations: true,
        emailConfirmations: true,
        reminders: false,
        reminderTime: '10:00',
        ...settings,
      },
    },
  );
}

/** Discards the unsent messages of other tests. */
async function discardAll(staff: Staff): Promise<void> {
  const { outboundMessages } = await staff.ask<{ outboundMessages: { nodes: { id: number }[] } }>(
    '{ outboundMessages(states: [WAITING, FAILED], first: 100) { nodes { id } } }',
  );
  for (const { id } of outboundMessages.nodes)
    await staff.ask('mutation ($id: Int!) { discardMessage(id: $id) { id } }', { id });
}

interface Visit {
  readonly nombre: string;
  readonly hora: string;
  readonly telefono?: string;
}

/** A Wednesday without other bookings. */
export const DAY = '2031-03-05';

/** Books as an unknown visitor: one with a known phone or e-mail would keep the name of their first booking. */
export async function visit(context: BrowserContext, booking: Visit): Promise<void> {
  const digits = booking.hora.replace(':', '');
  const contact = { email: `visita${digits}@demo.invalid`, telefono: `9 0000 ${digits}` };
  const answer = await context.request.post('/api/citas/reservar/', {
    data: { fecha: DAY, ...contact, ...booking },
  });
  expect(answer.status()).toBe(201);
}

/** The message to a patient in the visible list; a toast that names them is a list item too. */
export const messageTo = (page: Page, name: string) =>
  page.locator('li:not([data-sonner-toast])').filter({ hasText: name });

/** Presses a button that opens WhatsApp. @returns the address that was opened. */
export async function openWhatsapp(page: Page, press: () => Promise<void>): Promise<URL> {
  const opening = page.context().waitForEvent('page');
  await press();
  const opened = await opening;
  await opened.waitForURL('https://wa.me/**');
  const address = new URL(opened.url());
  await opened.close();
  return address;
}
