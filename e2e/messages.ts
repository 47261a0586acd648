import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { type Product, startProduct } from './product.js';
import { asStaff, type Staff } from './staff.js';

/** Tests on a product of their own: what waits to be sent would stand in the way of others' tests. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads from the pattern what to provide.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
});

/** Staff's browser, in which WhatsApp answers from here: nothing leaves the machine. */
export async function staffBrowser(context: BrowserContext): Promise<Staff> {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' }),
  );
  return asStaff(context);
}

interface MessageSettings {
  readonly confirmations: boolean;
  readonly confirmationText: string | null;
}

/** Sets what patients are told by themselves; reminders stay off, for they come by the server's clock. */
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

/** Leaves nothing to be sent of what other tests wrote. */
export async function discardAll(staff: Staff): Promise<void> {
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

/** A Wednesday on which nothing else is booked. */
export const DAY = '2031-03-05';

/** Books as a visitor whom nobody knows yet: who is known by phone or e-mail keeps their first name. */
export async function visit(context: BrowserContext, booking: Visit): Promise<void> {
  const digits = booking.hora.replace(':', '');
  const contact = { email: `visita${digits}@demo.invalid`, telefono: `9 0000 ${digits}` };
  const answer = await context.request.post('/api/citas/reservar/', {
    data: { fecha: DAY, ...contact, ...booking },
  });
  expect(answer.status()).toBe(201);
}

/** The message to somebody, in whatever list is shown; a toast that names them is a list item too. */
export const messageTo = (page: Page, name: string) =>
  page.locator('li:not([data-sonner-toast])').filter({ hasText: name });

/** Presses what opens WhatsApp. @returns the address that was opened. */
export async function openWhatsapp(page: Page, press: () => Promise<void>): Promise<URL> {
  const opening = page.context().waitForEvent('page');
  await press();
  const opened = await opening;
  await opened.waitForURL('https://wa.me/**');
  const address = new URL(opened.url());
  await opened.close();
  return address;
}
