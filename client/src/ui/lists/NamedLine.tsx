import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RowAction, RowActions } from './RowActions';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.5),
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:last-of-type': { paddingBottom: 0 },
}));

interface NamedLineProps {
  name: string;
  /** Beside the name. */
  pill?: ReactNode;
  actions: readonly RowAction[];
  /** Facts below the name. */
  children: ReactNode;
}

/** A line of a list of the clinic's own treatments, texts or offers. */
export function NamedLine({ name, pill, actions, children }: NamedLineProps) {
  return (
    <Line>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {pill}
        </Box>
        {children}
      </Box>
      <RowActions label={`Acciones para ${name}`} actions={actions} />
    </Line>
  );
}
