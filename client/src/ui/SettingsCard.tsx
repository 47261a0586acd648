import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from './Card';
import { useKeptFocus } from './use-kept-focus';
import { ONE_COLUMN } from './one-column';

interface SettingsCardProps {
  /** The id of the heading, which labels the card. */
  id: string;
  heading: string;
  introduction: string;
  action?: ReactNode;
  children: ReactNode;
}

/**
 * A card for a list of settings: heading, introduction, a button to add an item, and the list. When a focused item is
 * removed, the card takes the focus.
 */
export const SettingsCard = ({ id, heading, introduction, action, children }: SettingsCardProps) => (
  <Card aria-labelledby={id} {...useKeptFocus()} sx={{ ...ONE_COLUMN, gap: 2, outline: 'none' }}>
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
