import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ServerError } from '../calls/call-errors';
import { Field } from '../ui/fields/Field';
import { ToastArea } from '../ui/notices/toasts';
import { EditConflict } from './EditConflict';
import { useVersionedForm } from './use-versioned-form';

interface Room {
  name: string;
  place: string;
  version: number;
}
type Values = Omit<Room, 'version'>;

const LABELS = { name: 'Nombre', place: 'Ciudad' };
const valuesOf = ({ name, place }: Room): Values => ({ name, place });

/** Fake server state: like the server, it rejects an edit of an older version. */
let stored: Room;
let sent: (Values & { version: number })[];
let refusal: ServerError | undefined;
/** The server responds once this resolves. */
let answer: Promise<void>;
beforeEach(() => {
  stored = { name: 'Sur', place: 'Temuco', version: 1 };
  sent = [];
  refusal = undefined;
  answer = Promise.resolve();
});
async function update(values: Values, { version }: Room): Promise<Room> {
  sent.push({ ...values, version });
  await answer;
  if (refusal) throw refusal;
  if (version !== stored.version) throw new ServerError('STALE', 'Otra persona guardó antes.');
  stored = { ...values, version: version + 1 };
  return stored;
}

function RoomForm({ opened, keepsMine = false }: { opened: Room; keepsMine?: boolean }) {
  const editing = useVersionedForm({
    initial: valuesOf(opened),
    edited: {
      stored: opened,
      valuesOf,
      labels: LABELS,
      update,
      load: () => Promise.resolve({ theirs: stored }),
      storedOf: (saved) => saved,
      keepsMine,
    },
    sentences: { saved: 'Sala guardada', failed: 'No se pudo guardar.' },
  });
  const { form, faults, conflict } = editing;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
    >
      {editing.failure && <p>{editing.failure}</p>}
      {conflict && <EditConflict conflict={conflict} />}
      <Field label="Nombre" error={faults['name']} {...form.register('name')} />
      <Field label="Ciudad" error={faults['place']} {...form.register('place')} />
      <button type="submit" disabled={editing.isUndecided}>
        Guardar
      </button>
      <ToastArea />
    </form>
  );
}

function open(props: { keepsMine?: boolean } = {}) {
  const user = userEvent.setup();
  const { rerender } = render(<RoomForm opened={stored} {...props} />, { wrapper: MemoryRouter });
  const field = (label: string) => screen.getByLabelText(label);
  return {
    user,
    field,
    rerender,
    save: () => user.click(screen.getByRole('button', { name: 'Guardar' })),
    async write(label: string, text: string) {
      await user.clear(field(label));
      await user.type(field(label), text);
    },
  };
}

describe('versioned form', () => {
  it('sends the version it started from, and then the version of its last save', async () => {
    const { write, save } = open();
    await write('Nombre', 'Norte');
    await save();
    expect(await screen.findByText('Sala guardada')).toBeInTheDocument();
    await write('Ciudad', 'Arica');
    await save();
    await waitFor(() => expect(stored).toEqual({ name: 'Norte', place: 'Arica', version: 3 }));
  });

  it('sends the form once if the button is pressed twice', async () => {
    const { user, write } = open();
    await write('Nombre', 'Norte');
    let release = () => undefined as void;
    answer = new Promise((resolve) => (release = resolve));
    await user.dblClick(screen.getByRole('button', { name: 'Guardar' }));
    release();
    await waitFor(() => expect(stored.name).toBe('Norte'));
    expect(sent).toHaveLength(1);
  });

  it('shows the server’s error at the field, and the form can be saved again', async () => {
    const { write, save, field } = open();
    refusal = new ServerError('INVALID_INPUT', 'Hay datos que corregir.', { name: ['Ya existe.'] });
    await write('Nombre', 'Norte');
    await save();
    await waitFor(() => expect(field('Nombre')).toHaveAccessibleDescription('Ya existe.'));
    expect(field('Nombre')).toHaveFocus();
    refusal = undefined;
    await save();
    await waitFor(() => expect(stored.name).toBe('Norte'));
  });

  it('shows an error about the whole form, and keeps the input', async () => {
    const { write, save, field } = open();
    refusal = new ServerError('INTERNAL', 'Error interno');
    await write('Nombre', 'Norte');
    await save();
    expect(await screen.findByText('No se pudo guardar.')).toBeInTheDocument();
    expect(field('Nombre')).toHaveValue('Norte');
  });

  it('follows changes saved by other users while the form has no changes', async () => {
    const { rerender, field } = open();
    rerender(<RoomForm opened={{ name: 'Norte', place: 'Arica', version: 2 }} />);
    await waitFor(() => expect(field('Nombre')).toHaveValue('Norte'));
  });
});

describe('versioned form that another user saved first', () => {
  it('merges both edits and saves at once if they changed different fields', async () => {
    const { write, save, field } = open();
    await write('Nombre', 'Norte');
    stored = { ...stored, place: 'Arica', version: 2 };
    await save();
    expect(await screen.findByText('Se incorporó lo que cambió otra persona: Ciudad.')).toBeInTheDocument();
    expect(stored).toEqual({ name: 'Norte', place: 'Arica', version: 3 });
    expect(field('Ciudad')).toHaveValue('Arica');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks about a field that both users changed, and saves nothing until the user decides', async () => {
    const { user, write, save, field } = open();
    await write('Nombre', 'Norte');
    stored = { name: 'Este', place: 'Arica', version: 2 };
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Otra persona guardó antes.');
    expect(screen.getByRole('alert')).toHaveTextContent('Nombre: Sur → Este (usted escribió: Norte)');
    expect(field('Nombre')).toHaveValue('Norte');
    expect(field('Ciudad')).toHaveValue('Arica');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Este/ }));
    expect(field('Nombre')).toHaveValue('Este');
    await user.click(screen.getByRole('radio', { name: /Norte/ }));
    await save();
    await waitFor(() => expect(stored).toEqual({ name: 'Norte', place: 'Arica', version: 3 }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('discards this form’s changes in favour of the other version', async () => {
    const { user, write, save, field } = open();
    await write('Nombre', 'Norte');
    await write('Ciudad', 'Arica');
    stored = { ...stored, name: 'Este', version: 2 };
    await save();
    await user.click(await screen.findByRole('button', { name: 'Usar sus datos' }));
    expect(field('Nombre')).toHaveValue('Este');
    expect(field('Ciudad')).toHaveValue('Temuco');
    expect(sent).toHaveLength(1);
  });

  it('saves without a decision if the form keeps its own values', async () => {
    const { write, save } = open({ keepsMine: true });
    await write('Nombre', 'Norte');
    stored = { ...stored, name: 'Este', version: 2 };
    await save();
    expect(await screen.findByRole('radio', { name: /Norte/ })).toBeChecked();
    await save();
    await waitFor(() => expect(stored).toMatchObject({ name: 'Norte', version: 3 }));
  });

  it('does not retry forever if every save is outdated', async () => {
    const { write, save } = open();
    refusal = new ServerError('STALE', 'Otra persona guardó antes.');
    await write('Nombre', 'Norte');
    await save();
    expect(await screen.findByText('Otra persona guardó antes.')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });
});
