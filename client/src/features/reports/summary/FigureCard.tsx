import type { Period } from '#domain/reports/period.js';
import { SUMMARY_TABLES, type SummaryTableName } from '#domain/reports/summary-tables.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { ExportButton } from '../../../exporting/ExportButton';
import { Card } from '../../../ui/Card';
import { ONE_COLUMN } from '../../../ui/one-column';
import { BarPlot } from './BarPlot';
import type { Plot } from './plots';
import { PlotTable } from './PlotTable';

interface FigureCardProps {
  title: string;
  table: SummaryTableName;
  period: Period;
  plot: Plot;
  /** An explanation of the numbers. */
  note?: ReactNode;
  /** Chooses what is drawn. */
  choice?: ReactNode;
}

/** A plot with its numbers as a table and as a file. */
export function FigureCard({ title, table, period, plot, note, choice }: FigureCardProps) {
  const id = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [isTable, setTable] = useState(false);
  const other = isTable ? 'Gráfico' : 'Tabla';
  const isEmpty = plot.bars.length === 0;
  return (
    <FigureFrame
      id={id}
      title={title}
      actions={
        <>
          {!isEmpty && (
            <Button color="inherit" aria-label={`${other}: ${title}`} onClick={() => setTable(!isTable)}>
              {other}
            </Button>
          )}
          <ExportFigures table={table} period={period} />
        </>
      }
    >
      {choice}
      {isEmpty && <Typography color="textSecondary">Sin datos en este período.</Typography>}
      {!isEmpty &&
        (isTable ? <PlotTable plot={plot} title={title} /> : <BarPlot plot={plot} isNarrow={isNarrow} />)}
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </FigureFrame>
  );
}

export const ExportFigures = ({ table, period }: { table: SummaryTableName; period: Period }) => (
  <ExportButton
    path="/api/reportes/resumen/exportar"
    filter={{ tabla: SUMMARY_TABLES[table].word, desde: period.from, hasta: period.to }}
    what={SUMMARY_TABLES[table].title.toLowerCase()}
    isCompact
  />
);

interface FigureFrameProps {
  id: string;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

export const FigureFrame = ({ id, title, actions, children }: FigureFrameProps) => (
  <Card aria-labelledby={id} sx={{ minWidth: 0, breakInside: 'avoid' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h2" id={id} sx={{ flex: '1 1 auto' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>{actions}</Box>
    </Box>
    <Box sx={{ ...ONE_COLUMN, gap: 1.5, marginTop: 1.5 }}>{children}</Box>
  </Card>
);
