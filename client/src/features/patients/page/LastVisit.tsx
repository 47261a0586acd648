import { capitalised } from '#domain/capitalised.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { agoInWords } from '#domain/lapse.es.js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useClinicNow } from '../../../clinic/clinic-now';
import { FLUSH_START } from '../../../ui/theme/flush';
import type { ShownVisit } from './last-visit';
import type { PatientDialog } from './patient-dialogs';
import { Tile, TileHeadline } from './Tile';

interface LastVisitProps {
  visit: ShownVisit | undefined;
  onOpen: (dialog: PatientDialog) => void;
}

export function LastVisit({ visit, onOpen }: LastVisitProps) {
  const { date: today } = useClinicNow();
  return (
    <Tile title="Última visita">
      {visit ? (
        <>
          <TileHeadline>
            {capitalised(agoInWords(visit.date, today))}, {shortDate(visit.date)}
          </TileHeadline>
          <Typography variant="body2" sx={clamped(2)}>
            {visit.what}
            {visit.who && ` · ${visit.who}`}
          </Typography>
          {visit.done && (
            <Typography variant="body2" color="textSecondary" sx={clamped(2)}>
              {visit.done}
            </Typography>
          )}
          <Button size="small" onClick={() => onOpen(visit.dialog)} sx={FLUSH_START}>
            Ver la visita
          </Button>
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Aún no ha venido.
        </Typography>
      )}
    </Tile>
  );
}

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const;
