import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { clearDate, typeDate } from '../../testing/type-date';
import { DateField } from './DateField';

function open(props: Partial<ComponentProps<typeof DateField>> = {}) {
  const onChange = jest.fn<(date: string) => void>();
  function Held() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <>
        <DateField
          label="Fecha"
          {...props}
          value={value}
          onChange={(date) => {
            onChange(date);
            setValue(date);
          }}
        />
        <button>Otro</button>
      </>
    );
  }
  const user = userEvent.setup({ delay: null });
  render(<Held />);
  const shown = async () =>
    (await screen.findByRole('group', { name: 'Fecha' })).querySelector('input')!.value;
  return { user, onChange, shown };
}

describe('date field', () => {
  it('a date field shows day, month and year, whatever the language of the computer', async () => {
    const { shown } = open({ value: '2026-11-24' });
    expect(await shown()).toBe('24/11/2026');
  });

  it('accepts a typed date and reports it once it is complete', async () => {
    const { user, onChange, shown } = open();
    await typeDate(user, 'Fecha', '2032-02-09');
    expect(onChange.mock.calls).toEqual([['2032-02-09']]);
    expect(await shown()).toBe('09/02/2032');
  });

  it('never reports the years 2, 20 and 203 while 2032 is typed over another year', async () => {
    const { user, onChange } = open({ value: '2026-11-24' });
    await typeDate(user, 'Fecha', '2032-02-09');
    expect(onChange).toHaveBeenLastCalledWith('2032-02-09');
    expect(onChange.mock.calls.flat().filter((date) => date.startsWith('0'))).toEqual([]);
  });

  it('a date field can be cleared', async () => {
    const { user, onChange, shown } = open({ value: '2026-11-24' });
    await clearDate(user, 'Fecha');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(await shown()).toBe('');
  });

  it('reports an incomplete date on blur', async () => {
    const onUnfinished = jest.fn<(isUnfinished: boolean) => void>();
    const { user, onChange } = open({ onUnfinished });
    await typeDate(user, 'Fecha', '5');
    await user.click(screen.getByRole('button', { name: 'Otro' }));
    expect(onUnfinished).toHaveBeenLastCalledWith(true);
    expect(onChange).not.toHaveBeenCalled();
    await typeDate(user, 'Fecha', '1980-03-05');
    await user.click(screen.getByRole('button', { name: 'Otro' }));
    expect(onUnfinished).toHaveBeenLastCalledWith(false);
  });

  it('a date field is described by its error', async () => {
    open({ error: 'Falta la fecha.' });
    const group = await screen.findByRole('group', { name: 'Fecha' });
    expect(group).toHaveAccessibleDescription('Falta la fecha.');
    expect(group).toHaveAttribute('aria-invalid', 'true');
  });

  it('opens a calendar with weeks from Monday and the allowed days', async () => {
    const { user, onChange } = open({ value: '2026-09-10', max: '2026-09-20' });
    await user.click(await screen.findByRole('button', { name: /Elegir fecha/ }));
    const calendar = within(await screen.findByRole('dialog'));
    const weekdays = calendar
      .getAllByRole('columnheader')
      .map((heading) => heading.getAttribute('aria-label'));
    expect(weekdays[0]).toBe('lunes');
    expect(calendar.getByText(/septiembre 2026/)).toBeInTheDocument();
    expect(calendar.getByRole('gridcell', { name: '21' })).toBeDisabled();
    // In Chile, this day has no midnight.
    await user.click(calendar.getByRole('gridcell', { name: '6' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-09-06');
  });
});
