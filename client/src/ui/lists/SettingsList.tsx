import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Loading } from '../frame/Loading';
import { RetryNotice } from '../notices/RetryNotice';

interface SettingsListProps<Thing> {
  label: string;
  /** Undefined until the items are loaded. */
  things: readonly Thing[] | undefined;
  hasFailed: boolean;
  failure: string;
  empty: string;
  onRetry: () => void;
  /** Renders one item as a list item, with its key. */
  children: (thing: Thing) => ReactNode;
}

/** The items of a `SettingsCard`, or the reason why none are shown. */
export function SettingsList<Thing>({ label, things, hasFailed, ...rest }: SettingsListProps<Thing>) {
  const { failure, empty, onRetry, children } = rest;
  if (!things) return hasFailed ? <RetryNotice sentence={failure} onRetry={onRetry} /> : <Loading />;
  if (things.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box component="ul" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {things.map(children)}
    </Box>
  );
}
