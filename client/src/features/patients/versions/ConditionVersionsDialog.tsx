import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLongList } from '../../../apollo/use-long-list';
import { useWallTime } from '../../../clinic/wall-time';
import { ComparedText } from '../../../ui/text/ComparedText';
import { ListLine } from '../../../ui/lists/ListLine';
import { Modal } from '../../../ui/dialogs/Modal';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { FIELD_LABELS } from '../form/patient-form-values';
import { ConditionVersionsDocument, type ConditionVersionsQuery } from './condition-versions.generated';

type Version = ConditionVersionsQuery['conditionVersions']['nodes'][number];

/** Versions shown first; 'Cargar más' doubles the number. */
const SIZE = 10;
const FIELDS = ['underlyingCondition', 'clinicalCase'] as const;

const Entry = styled(ListLine)(({ theme }) => ({ gap: theme.spacing(1.5) }));

interface ConditionVersionsDialogProps {
  patient: { id: number; name: string };
  onClose: () => void;
}

/** The versions of a patient's underlying condition and clinical case, each with its changes. */
export function ConditionVersionsDialog({ patient, onClose }: ConditionVersionsDialogProps) {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    ConditionVersionsDocument,
    { patientId: patient.id },
    SIZE,
    (data) => data.conditionVersions,
  );
  return (
    <Modal title="Enfermedad base y caso clínico" subtitle={patient.name} onClose={onClose}>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar las versiones." onRetry={retry} />}
      {!page && !hasFailed && <Loading />}
      {page?.nodes.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aún no se ha escrito nada en estos dos datos.
        </Typography>
      )}
      {page && <Versions versions={page.nodes} />}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Modal>
  );
}

function Versions({ versions }: { versions: readonly Version[] }) {
  return (
    <Box component="ul" aria-label="Versiones" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {versions.map((version, index) => (
        <Entry key={version.version}>
          <WrittenBy version={version} isCurrent={index === 0} />
          {FIELDS.map((field) => (
            <div key={field}>
              <Typography variant="caption" color="textSecondary" component="h3">
                {FIELD_LABELS[field]}
              </Typography>
              {/* The oldest version has no earlier one to compare with. */}
              <ComparedText text={version[field]} other={(versions[index + 1] ?? version)[field]} />
            </div>
          ))}
        </Entry>
      ))}
    </Box>
  );
}

function WrittenBy({ version, isCurrent }: { version: Version; isCurrent: boolean }) {
  const wallTime = useWallTime();
  const { writtenAt, writtenBy } = version;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {isCurrent ? 'Actual' : `Versión ${version.version}`}
      <Typography component="span" variant="body2" color="textSecondary">
        {writtenAt
          ? ` · ${wallTime(writtenAt)}${writtenBy && ` · ${writtenBy}`}`
          : ' · de antes de que se guardaran autor y fecha'}
      </Typography>
    </Typography>
  );
}
