import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface RowAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly act: () => void;
  /** For screen readers, if no surrounding group names the row: 'Editar a Rosa Lillo'. */
  readonly name?: string;
  /** Whether it removes the row or a part of it: the button turns red under the pointer. */
  readonly isDangerous?: boolean;
  readonly id?: string;
}

interface RowActionsProps {
  actions: readonly RowAction[];
  /** Names the group: 'Acciones para Rosa Lillo'. */
  label?: string;
  /** When each label is shown beside its icon: always, on wide screens, or never. */
  words?: 'always' | 'wide' | 'never';
}

/** The actions on one row of a list, with a discreet style because there are many of them; absent if there are none. */
export function RowActions({ actions, label, words = 'always' }: RowActionsProps) {
  if (actions.length === 0) return null;
  return (
    <Box
      data-row-actions
      {...(label && { role: 'group', 'aria-label': label })}
      sx={{ ...row, flexWrap: words === 'never' ? 'nowrap' : 'wrap' }}
    >
      {actions.map(({ label: word, icon, act, name, isDangerous, id }) => (
        <Action
          key={word}
          id={id}
          onClick={act}
          data-dangerous={isDangerous}
          {...(words !== 'always' && { title: word })}
          {...((name !== undefined || words !== 'always') && { 'aria-label': name ?? word })}
        >
          {icon}
          {words !== 'never' && (
            <Box
              component="span"
              sx={{ display: words === 'wide' ? { xs: 'none', lg: 'inline' } : 'inline' }}
            >
              {word}
            </Box>
          )}
        </Action>
      ))}
    </Box>
  );
}

const row = { display: 'inline-flex', gap: '2px', marginInline: '-8px' } as const;

const Action = styled(ButtonBase)(({ theme }) => ({
  gap: 6,
  minWidth: 34,
  minHeight: 34,
  paddingInline: 8,
  borderRadius: 'var(--r-control)',
  font: 'var(--font-second)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'var(--ink-2)',
  transition: 'background-color var(--fast), color var(--fast)',
  '& svg': { fontSize: 18 },
  '&:hover': { color: 'var(--ink)', backgroundColor: 'var(--mist)' },
  '&[data-dangerous="true"]:is(:hover, :focus-visible)': {
    color: 'var(--error)',
    backgroundColor: 'color-mix(in srgb, var(--error) var(--state-tint), transparent)',
  },
  [theme.breakpoints.down('sm')]: { minHeight: 44, minWidth: 44 },
  '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
}));
