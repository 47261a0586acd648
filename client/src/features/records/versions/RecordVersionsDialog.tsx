import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWallTime } from '../../../clinic/wall-time';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { SelectField } from '../../../ui/fields/SelectField';
import { Modal } from '../../../ui/dialogs/Modal';
import { ONE_COLUMN } from '../../../ui/one-column';
import { useRecordVersionsQuery } from '../clinical-records.generated';
import { type RecordVersion, VersionComparison } from './VersionComparison';

export function RecordVersionsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRecordVersionsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const versions = data?.clinicalRecord?.versions;
  return (
    <Modal width={1040} title="Versiones de la ficha" onClose={onClose}>
      {error && (
        <RetryNotice
          sentence="No se pudieron cargar las versiones."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!versions && !error && <Loading />}
      {versions && <Chosen versions={versions} />}
    </Modal>
  );
}

function Chosen({ versions }: { versions: readonly RecordVersion[] }) {
  const [newest, before] = versions;
  const [left, setLeft] = useState(before?.version ?? newest?.version);
  const [right, setRight] = useState(newest?.version);
  const one = versions.find(({ version }) => version === left) ?? newest;
  const other = versions.find(({ version }) => version === right) ?? newest;
  if (!one || !other) return null;
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 2.5 }}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: { xs: 1, sm: 3 } }}
      >
        <VersionSelect label="Versión" versions={versions} chosen={one.version} onChoose={setLeft} />
        <VersionSelect label="Comparada con" versions={versions} chosen={other.version} onChoose={setRight} />
      </Box>
      <VersionComparison one={one} other={other} />
    </Box>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly RecordVersion[];
  chosen: number;
  onChoose: (version: number) => void;
}

function VersionSelect({ label, versions, chosen, onChoose }: VersionSelectProps) {
  const wallTime = useWallTime();
  return (
    <SelectField label={label} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
      {versions.map(({ version, writtenAt, writtenBy }, index) => (
        <option key={version} value={version}>
          {version}
          {index === 0 ? ' (actual)' : ''} · {wallTime(writtenAt)}
          {writtenBy && ` · ${writtenBy}`}
        </option>
      ))}
    </SelectField>
  );
}
