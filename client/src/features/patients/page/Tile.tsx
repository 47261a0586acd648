import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card';

const Sheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 2,
  minWidth: 0,
  padding: theme.spacing(1.5),
  borderLeftWidth: 4,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2) },
}));

interface TileProps {
  title: string;
  /** The colour of its edge. */
  colour?: string;
  children: ReactNode;
}

/** One fact of the patient that is understood at a glance. */
export function Tile({ title, colour = 'var(--line)', children }: TileProps) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id} sx={{ borderLeftColor: colour }}>
      <Typography id={id} variant="h2" color="textSecondary" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Sheet>
  );
}

export const TileHeadline = styled('p')({
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 650,
  lineHeight: 1.3,
});
