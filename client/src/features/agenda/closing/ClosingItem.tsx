import { whoComes } from '#domain/agenda/appointment.es.js';
import { CLOSING_LABELS } from '#domain/visits/unclosed.es.js';
import { type Closing, CLOSINGS } from '#domain/visits/unclosed.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import type { PageKey } from '../../../ui/keyboard/page-keys';
import type { ClosingRow } from './use-closings';

/** One key for each, while the focus is in the row. */
const KEYS: Readonly<Record<string, Closing>> = { v: 'CAME', n: 'NO_SHOW', c: 'CANCELLED' };

/** In words, for the help. */
export const CLOSING_KEYS: readonly PageKey[] = [
  ...Object.entries(KEYS).map(([key, closing]): PageKey => [key.toUpperCase(), CLOSING_LABELS[closing]]),
  ['↑ ↓', 'Cita anterior o siguiente'],
];

const COLOURS: Readonly<Record<Closing, StatusColour>> = {
  CAME: 'success',
  NO_SHOW: 'warning',
  CANCELLED: 'error',
};

export const CLOSING_ROW_HEIGHT = { xs: 112, sm: 64 };

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(1),
  minHeight: CLOSING_ROW_HEIGHT.xs,
  paddingBlock: theme.spacing(1),
  borderTop: '1px solid var(--line)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '56px minmax(0, 1fr) 316px',
    minHeight: CLOSING_ROW_HEIGHT.sm,
  },
}));

interface ClosingItemProps {
  row: ClosingRow;
  onClose: (closing: Closing) => void;
  onReopen: () => void;
}

/** An appointment and its outcome, with one button for each possibility. */
export function ClosingItem({ row, onClose, onReopen }: ClosingItemProps) {
  const { appointment, closing, isSaving } = row;
  const { time, patient, visitorName, treatment, professionalName } = appointment;
  const who = whoComes(patient.name, visitorName);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const chosen = KEYS[key.toLowerCase()];
    if (chosen && !closing && !isSaving) {
      event.preventDefault();
      focusNextOpen(event.currentTarget);
      onClose(chosen);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      focusRow(rowsAround(event.currentTarget, key === 'ArrowDown')[0]);
    }
  };
  return (
    <Row data-closed={closing} aria-labelledby={id} aria-busy={isSaving} onKeyDown={onKeyDown}>
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {time}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
          {who}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[treatment, professionalName].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box
        role="group"
        aria-label={`Qué pasó con la cita de ${who}`}
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          display: 'flex',
          alignItems: 'center',
          justifyContent: closing ? { xs: 'space-between', sm: 'flex-end' } : 'stretch',
          gap: 0.75,
        }}
      >
        {closing ? (
          <>
            <StatusPill colour={COLOURS[closing]}>{CLOSING_LABELS[closing]}</StatusPill>
            <Button
              color="inherit"
              disabled={isSaving}
              aria-label={`Deshacer: la cita de ${who}`}
              onClick={onReopen}
            >
              Deshacer
            </Button>
          </>
        ) : (
          CLOSINGS.map((each) => (
            <Button
              key={each}
              variant="outlined"
              color="inherit"
              disabled={isSaving}
              aria-keyshortcuts={keyOf(each).toUpperCase()}
              title={`Tecla ${keyOf(each).toUpperCase()}`}
              onClick={({ currentTarget }) => {
                const item = currentTarget.closest('li');
                if (item) focusNextOpen(item);
                onClose(each);
              }}
              sx={{ flex: 1, paddingInline: 0.5, whiteSpace: 'nowrap' }}
            >
              {CLOSING_LABELS[each]}
            </Button>
          ))
        )}
      </Box>
    </Row>
  );
}

const keyOf = (closing: Closing): string => Object.keys(KEYS).find((key) => KEYS[key] === closing) ?? '';

/** The rows after one, or before it, the nearest first. */
function rowsAround(item: HTMLLIElement, isAfter: boolean): HTMLLIElement[] {
  const all = [...(item.closest('[data-closing-list]')?.querySelectorAll('li') ?? [])];
  const at = all.indexOf(item);
  return isAfter ? all.slice(at + 1) : all.slice(0, at).toReversed();
}

const focusRow = (item: HTMLLIElement | undefined) => item?.querySelector('button')?.focus();

/**
 * The buttons of a closed row disappear, so the focus moves to the next row, or from the last one to the row above.
 */
const focusNextOpen = (item: HTMLLIElement) =>
  focusRow([...rowsAround(item, true), ...rowsAround(item, false)].find(({ dataset }) => !dataset['closed']));
