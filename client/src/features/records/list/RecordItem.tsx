import { formatClp } from '#domain/stock/clp.js';
import { longDate } from '#domain/clinic-time.es.js';
import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ClinicalRecord } from '../record-values';

export const Sheet = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: '100%',
  padding: theme.spacing(1.5),
  borderRadius: 'var(--r-control)',
  textAlign: 'left',
  transition: 'background-color var(--fast)',
  '&:hover': { backgroundColor: 'var(--mist)' },
}));

export const Row = styled('li')({ '& + &': { borderTop: '1px solid var(--line)' } });

interface RecordItemProps {
  record: ClinicalRecord;
  /** Null if the record names no professional. */
  attendant: string | null;
  onOpen: (id: number) => void;
}

export function RecordItem({ record, attendant, onOpen }: RecordItemProps) {
  return (
    <Row>
      <Sheet onClick={() => onOpen(record.id)}>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
          >
            <Typography component="span" sx={{ fontWeight: 620 }}>
              Ficha del {longDate(record.date)}
            </Typography>
            {record.imported && (
              <Typography component="span" variant="body2" color="textSecondary">
                Importada
              </Typography>
            )}
            {record.totalCost > 0 && (
              <Typography component="span" variant="body2" color="textSecondary">
                {formatClp(record.totalCost)}
              </Typography>
            )}
          </Box>
          {attendant && (
            <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              Atendido por {attendant}
            </Typography>
          )}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            {record.careDescription}
          </Typography>
        </Box>
        <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary' }} />
      </Sheet>
    </Row>
  );
}
