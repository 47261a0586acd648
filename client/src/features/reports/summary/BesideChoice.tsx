import { capitalised } from '#domain/capitalised.es.js';
import type { NamedPeriod, SummaryPeriod } from '#domain/reports/period.js';
import { periodName, shortPeriodName } from '#domain/reports/period.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';

interface BesideChoiceProps {
  /** The figure. */
  title: string;
  periods: readonly NamedPeriod[];
  chosen: NamedPeriod;
  onChoose: (period: NamedPeriod) => void;
}

/** Shows a figure of the period or of one beside it, where all of them don't fit into one drawing. */
export function BesideChoice({ title, periods, chosen, onChoose }: BesideChoiceProps) {
  return (
    <>
      <Box sx={{ display: 'flex', width: { xs: '100%', sm: 'auto' }, '@media print': { display: 'none' } }}>
        <SegmentedButtons
          label={`Período: ${title}`}
          options={
            Object.fromEntries(periods.map((one) => [one.period, shortPeriodName(one)])) as Record<
              SummaryPeriod,
              string
            >
          }
          chosen={chosen.period}
          onChoose={(name) => onChoose(periods.find(({ period }) => period === name) ?? chosen)}
        />
      </Box>
      {chosen.period !== 'CURRENT' && (
        <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
          {capitalised(periodName(chosen))}
        </Typography>
      )}
    </>
  );
}
