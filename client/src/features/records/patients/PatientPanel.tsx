import PersonSearchOutlined from '~icons/outline-person-search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLongList } from '../../../apollo/use-long-list';
import { PatientSearch } from '../../patients/list/PatientSearch';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { RecordPatientsDocument } from '../clinical-records.generated';
import { PatientButton } from './PatientButton';

/** Patients shown first, and added by 'Ver más'. */
const SIZE = 50;

interface PatientPanelProps {
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Chooses the patient whose records are shown; the server searches. */
export function PatientPanel({ chosen, onChoose }: PatientPanelProps) {
  const [search, setSearch] = useState('');
  const { page, hasFailed, isLoading, isLoadingMore, more, retry } = useLongList(
    RecordPatientsDocument,
    { search },
    SIZE,
    (data) => data.patients,
  );
  const patients = page?.nodes;
  return (
    <Card
      aria-label="Pacientes"
      sx={{
        position: { md: 'sticky' },
        top: { md: 76 },
        display: 'flex',
        flexDirection: 'column',
        maxHeight: { md: 'calc(100dvh - 92px)' },
        padding: { xs: 1.5, sm: 1.5 },
      }}
    >
      <PatientSearch search={search} onSearch={setSearch} placeholder="Buscar por nombre o RUT..." />
      <Box
        aria-busy={isLoading}
        sx={{
          marginTop: 1,
          overflowY: 'auto',
          opacity: isLoading && patients ? 0.55 : 1,
          transition: 'opacity 120ms 80ms',
        }}
      >
        {hasFailed && <RetryNotice sentence="No se pudieron cargar los pacientes." onRetry={retry} />}
        {!patients && !hasFailed && <Loading />}
        {patients?.length === 0 && (
          <Message
            live
            icon={<PersonSearchOutlined />}
            sentence={search ? `Nadie coincide con «${search}»` : 'No hay pacientes registrados'}
          />
        )}
        <Box component="ul" aria-label="Pacientes" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {patients?.map((patient) => (
            <li key={patient.id}>
              <PatientButton patient={patient} isChosen={patient.id === chosen} onChoose={onChoose} />
            </li>
          ))}
        </Box>
        {page?.hasNextPage && (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, paddingBlock: 1 }}>
            <Button size="small" variant="outlined" color="inherit" onClick={more} loading={isLoadingMore}>
              Mostrar más
            </Button>
            <Typography variant="caption" color="textSecondary">
              {page.nodes.length} de {page.totalCount.toLocaleString('es-CL')}
            </Typography>
          </Box>
        )}
      </Box>
    </Card>
  );
}
