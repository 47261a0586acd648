import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FiguresProps {
  label: string;
  /** Undefined while unknown: shown as a dash. */
  figures: Readonly<Record<string, number | string | undefined>>;
}

/** The height of one row: a caption's line and a figure's. */
export const FIGURES_HEIGHT = '3.125rem';

/** A few figures side by side. */
export const Figures = ({ label, figures }: FiguresProps) => (
  <Box
    component="dl"
    aria-label={label}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '33px',
      rowGap: 1.5,
      margin: 0,
      // Lines between the figures, and none before the first of a row.
      overflowX: 'clip',
      '& > div': { borderLeft: '1px solid var(--line-strong)', paddingLeft: 2, marginLeft: '-17px' },
    }}
  >
    {Object.entries(figures).map(([name, value = '–']) => (
      <Box key={name} sx={{ display: 'flex', flexDirection: 'column' }}>
        <Typography component="dt" variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {name}
        </Typography>
        <Typography component="dd" sx={{ margin: 0, font: 'var(--font-figure)' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
