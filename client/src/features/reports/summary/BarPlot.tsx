import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import type { Plot, PlotSeries } from './plots';

/** Pixels. */
const VERTICAL_HEIGHT = 280;
const ROOM_OF_BAR = { alone: 34, besides: 50 } as const;
const ROOM_AROUND = 70;
const LABELS = { wide: 150, narrow: 92 } as const;

interface BarPlotProps {
  plot: Plot;
  isNarrow: boolean;
}

/** The drawing alone: its numbers are in the table, which keyboards and screen readers use. */
export function BarPlot({ plot, isNarrow }: BarPlotProps) {
  const navigate = useNavigate();
  const { bars, isStacked, layout, format, formatShort = format } = plot;
  const series = drawn(plot.series);
  const isHorizontal = layout === 'horizontal';
  const room = isStacked || series.length === 1 ? ROOM_OF_BAR.alone : ROOM_OF_BAR.besides;
  const names = {
    // Two bars may have the same name.
    data: bars.map((_, place) => place),
    valueFormatter: (place: number, { location }: { location: string }) => {
      const { label = '', short = label } = bars[place] ?? {};
      return location === 'tick' ? short.replace(' – ', ' –\n') : label;
    },
    scaleType: 'band' as const,
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { fontSize: 12, fill: 'var(--ink-2)' },
  };
  const amounts = {
    valueFormatter: (value: number) => (Number.isInteger(value) ? formatShort(value) : ''),
    disableLine: true,
    disableTicks: true,
    tickNumber: isNarrow ? 3 : 4,
    tickLabelStyle: { fontSize: 12, fill: 'var(--ink-2)' },
  };
  return (
    <Box sx={DRAWING} aria-hidden>
      <BarChart
        layout={layout}
        height={isHorizontal ? bars.length * room + ROOM_AROUND : VERTICAL_HEIGHT}
        series={series.map(({ label, color, values }, place) => ({
          id: String(place),
          label,
          color,
          data: [...values],
          ...(isStacked && { stack: 'all' }),
          valueFormatter: (value: number | null) => format(value ?? 0),
        }))}
        {...(isHorizontal
          ? {
              yAxis: [{ ...names, width: isNarrow ? LABELS.narrow : LABELS.wide }],
              xAxis: [{ ...amounts, height: 24 }],
              grid: { vertical: true },
            }
          : { xAxis: [names], yAxis: [{ ...amounts, width: 44 }], grid: { horizontal: true } })}
        borderRadius={4}
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        hideLegend={series.length === 1}
        skipAnimation
        disableKeyboardNavigation
        onItemClick={(_event, { seriesId, dataIndex }) => {
          const path = series[Number(seriesId)]?.paths?.[dataIndex] ?? bars[dataIndex]?.path;
          if (path) void navigate(path);
        }}
      />
    </Box>
  );
}

/** Without series that are zero everywhere, such as a year without data; the table has them. */
function drawn(series: readonly PlotSeries[]): readonly PlotSeries[] {
  const some = series.filter(({ values }) => values.some((value) => value !== 0));
  return some.length > 0 ? some : series.slice(0, 1);
}

const DRAWING = {
  // The drawing is not made again for paper: it shrinks with its texts, and its frame has its height.
  '@media print': {
    '& .MuiChartsSurface-root': { display: 'block', height: 'auto !important' },
    '& .MuiChartsSvgLayer-root': { position: 'static', width: '100%', maxWidth: 640, height: 'auto' },
  },
  '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
  '& .MuiChartsLegend-root': { font: 'var(--font-second)', color: 'var(--ink-2)' },
} as const;
