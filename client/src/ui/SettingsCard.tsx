import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from './Card';
import { useKeptFocus } from './use-kept-focus';

interface SettingsCardProps {
  /** Of the heading, which names the card. */
  id: string;
  heading: string;
  introduction: string;
  /** The button that adds one. */
  action?: ReactNode;
  children: ReactNode;
}

/** A list of things that are set up: what it is for, how to add one, and those there are. It keeps the focus of one that goes. */
export const SettingsCard = ({ id, heading, introduction, action, children }: SettingsCardProps) => (
  <Card
    aria-labelledby={id}
    {...useKeptFocus()}
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, outline: 'none' }}
  >
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 1.5,
      }}
    >
      <div>
        <Typography variant="h2" id={id}>
          {heading}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {introduction}
        </Typography>
      </div>
      {action}
    </Box>
    {children}
  </Card>
);
