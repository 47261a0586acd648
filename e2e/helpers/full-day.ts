import { expect, type Page } from '@playwright/test';
import type { Staff } from './staff.js';
import { offerManicure } from './treatments.js';

const MANICURIST = 2;

/** A day of manicures that is full until its hours are freed, and a visitor who waits for one of them. */
export class FullDay {
  #blockedHours = 0;
  constructor(
    private readonly staff: Staff,
    readonly day: string,
  ) {}

  async fill(): Promise<void> {
    await offerManicure(this.staff, true);
    const { blockHours } = await this.staff.ask<{ blockHours: { id: number } }>(
      'mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }',
      {
        input: {
          professionalId: MANICURIST,
          date: this.day,
          time: '09:00',
          durationMinutes: 600,
          reason: 'Capacitación',
        },
      },
    );
    this.#blockedHours = blockHours.id;
  }

  /** Joins the waiting list from the page of the full day. */
  async join(
    page: Page,
    name: string,
    onEachStep: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    await page.goto(`/public/reservar?dia=${this.day}&tratamiento=Manicura`);
    await expect(page.getByText('No hay horarios disponibles')).toBeVisible();
    await onEachStep();
    await page.getByRole('link', { name: 'Avíseme si se libera una hora' }).click();
    await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();
    await expect(page.getByText('Para ofrecerle la hora que se libere.')).toBeVisible();
    await onEachStep();

    await page.getByRole('radio', { name: 'Mañana' }).check();
    await page.getByLabel('Nombre completo').fill(name);
    await page.getByLabel('Correo electrónico').fill('espera@');
    await page.getByLabel('Teléfono').fill(`9 6${this.day.replaceAll('-', '').slice(1)}`);
    await page.getByRole('button', { name: 'Avíseme' }).click();
    await expect(page.getByText(/correo válido/)).toBeVisible();
    await expect(page.getByLabel('Nombre completo')).toHaveValue(name);
    await expect(page.getByRole('radio', { name: 'Mañana' })).toBeChecked();
    await onEachStep();
    await page.getByLabel('Correo electrónico').fill(`espera${this.day}@demo.invalid`);
    await page.getByRole('button', { name: 'Avíseme' }).click();
    await expect(page.getByRole('heading', { name: 'Quedó en la lista de espera' })).toBeVisible();
    await onEachStep();
  }

  /** Frees the day's hours, and offers one of them to the visitor. @returns the address of the offer's page. */
  async offerTo(name: string): Promise<string> {
    const { waitingList } = await this.staff.ask<{ waitingList: Array<{ id: number; patientName: string }> }>(
      '{ waitingList { id patientName } }',
    );
    const { id } = waitingList.find(({ patientName }) => patientName === name)!;
    await this.staff.ask('mutation ($id: Int!) { unblockHours(id: $id) }', { id: this.#blockedHours });
    const messages = async () =>
      (
        await this.staff.ask<{
          outboundMessages: { nodes: Array<{ id: number; kind: string; patientName: string }> };
        }>('{ outboundMessages(states: [WAITING]) { nodes { id kind patientName } } }')
      ).outboundMessages.nodes.filter((message) => message.kind === 'OFFER' && message.patientName === name);
    // During the day the waiting list offers an hour automatically, by now or soon; at night it offers none.
    if ((await messages()).length === 0)
      await this.staff
        .ask(
          'mutation ($id: Int!, $day: LocalDate!) { offerWaitingHour(id: $id, date: $day, time: "09:00") }',
          {
            id,
            day: this.day,
          },
        )
        .catch(() => undefined);
    await expect.poll(async () => (await messages()).length).toBe(1);
    const [message] = await messages();
    const { openMessage } = await this.staff.ask<{ openMessage: string }>(
      'mutation ($id: Int!) { openMessage(id: $id) }',
      { id: message!.id },
    );
    return /\/public\/oferta\/[\w-]{43}/.exec(decodeURIComponent(openMessage))![0];
  }
}
