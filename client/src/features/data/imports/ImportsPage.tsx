import { AREA_OF_RESOURCE, IMPORT_RESOURCES, type ImportResource } from '#domain/data/imports/import.js';
import { rowsInWords } from '#domain/data/imports/import-counts.es.js';
import { RESOURCE_LABELS } from '#domain/data/imports/import-words.es.js';
import { searchForm } from '#domain/patients/patient-search.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { PageHead } from '../../../ui/frame/PageHead';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { StatusPill } from '../../../ui/StatusPill';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { STATE_PILLS } from './import-states';
import { useImportsQuery } from './imports.generated';
import { UploadCard } from './UploadCard';

/** The word in addresses: 'pacientes', 'fichas-clinicas'. */
const wordOf = (resource: ImportResource): string =>
  searchForm(RESOURCE_LABELS[resource]).replaceAll(' ', '-');

export function ImportsPage() {
  const can = useRights();
  const go = useNavigate();
  const wallTime = useWallTime();
  const { data, error, refetch } = useImportsQuery({ fetchPolicy: 'cache-and-network' });
  const resources = IMPORT_RESOURCES.filter((one) => can(AREA_OF_RESOURCE[one]));
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title="Importar"
        introduction="Traiga sus datos de otro programa o de una planilla. Antes de guardar verá, fila por fila, qué se creará, qué se completará y qué se rechaza; y podrá deshacerlo durante un día."
      />
      <UploadCard
        resources={resources}
        first={resources.find((one) => wordOf(one) === query.get('trae'))}
        onTaken={(id) => void go(`/app/configuracion/importar/${id}`)}
      />
      <Card aria-labelledby="importaciones" sx={{ marginTop: 2.5 }}>
        <Typography variant="h2" id="importaciones">
          Importaciones anteriores
        </Typography>
        <LoadingOrRetry
          data={data}
          error={error}
          sentence="No se pudieron cargar las importaciones."
          refetch={refetch}
        />
        {data?.imports.length === 0 && (
          <Typography color="textSecondary" sx={{ marginTop: 1 }}>
            Aún no hay ninguna.
          </Typography>
        )}
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data?.imports.map((one) => (
            <Box
              component="li"
              key={one.id}
              sx={{
                display: 'grid',
                gap: 0.25,
                paddingBlock: 1.5,
                borderTop: '1px solid var(--line)',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}
              >
                <Typography
                  component={Link}
                  to={`/app/configuracion/importar/${one.id}`}
                  sx={{
                    alignContent: 'center',
                    fontWeight: 600,
                    overflowWrap: 'anywhere',
                    color: 'primary.main',
                    ...THUMB_HIGH,
                  }}
                >
                  {one.fileName}
                </Typography>
                <StatusPill colour={STATE_PILLS[one.state].colour}>{STATE_PILLS[one.state].label}</StatusPill>
              </Box>
              <Typography variant="body2" color="textSecondary">
                {RESOURCE_LABELS[one.resource]} · {rowsInWords(one.rowCount)} · {one.createdByName},{' '}
                {wallTime(one.createdAt)}
                {one.undoableUntil && ` · Se puede deshacer hasta el ${wallTime(one.undoableUntil)}`}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
    </>
  );
}
