import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Placeholder } from '../Placeholder';

export interface LoadingProps {
  text?: string;
  /** About as many as the loaded list will have. */
  rows?: number;
  /** In pixels, including the space between two rows. */
  rowHeight?: number;
}

/** Bars in the place of the rows being loaded, so that little moves when they arrive. */
export const Loading = ({ text = 'Cargando...', rows = 4, rowHeight = 56 }: LoadingProps) => (
  <Box component="section" sx={{ flex: 1, minWidth: 0, width: '100%' }}>
    <Typography
      role="status"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'block', height: 20, lineHeight: '20px' }}
    >
      {text}
    </Typography>
    {/* Not on the text, which a screen reader would not read out then. */}
    <Box aria-hidden aria-busy sx={{ display: 'grid', gap: '12px', paddingTop: '12px' }}>
      {Array.from({ length: rows }, (_, index) => (
        <Placeholder key={index} sx={{ height: rowHeight - 12 }} />
      ))}
    </Box>
  </Box>
);
