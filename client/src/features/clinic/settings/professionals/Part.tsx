import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  fault: string | undefined;
  children: ReactNode;
}

/** A named part of the form; an error about the whole part is shown below it. */
export function Part({ title, fault, children }: PartProps) {
  const faultId = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={fault ? faultId : undefined}
      sx={{ display: 'grid', gap: 1, minWidth: 0, margin: 0, padding: 0, border: 0 }}
    >
      <Typography component="legend" variant="body2" sx={{ padding: 0, marginBottom: 1, fontWeight: 550 }}>
        {title}
      </Typography>
      {children}
      {fault && (
        <Typography id={faultId} role="alert" variant="caption" color="error">
          {fault}
        </Typography>
      )}
    </Box>
  );
}
