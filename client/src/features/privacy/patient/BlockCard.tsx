import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWallTime } from '../../../clinic/wall-time';
import { useContinuedForm } from '../../../drafts/continued-form';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { LongField } from '../../../ui/fields/Field';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { StatusPill } from '../../../ui/StatusPill';
import { ONE_COLUMN } from '../../../ui/one-column';
import { RequestModal } from '../requests/RequestModal';
import {
  type ListedBlockFragment,
  useBlockPatientMutation,
  useLiftPatientBlockMutation,
  usePatientBlocksQuery,
} from './patient-rights.generated';

/** Hides the patient while a request of theirs is pending (Ley 19.628, article 8 ter). */
export function BlockCard({ patientId }: { patientId: number }) {
  const { data, error, refetch } = usePatientBlocksQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [isChanging, setChanging] = useState(false);
  useContinuedForm(`block.${patientId}`, () => setChanging(true));
  const mayWrite = useRights()('PATIENTS');
  const blocks = data?.patientBlocks;
  const open = blocks?.find(({ liftedAt }) => liftedAt === null);
  return (
    <Card aria-labelledby="bloqueo">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" id="bloqueo">
          Bloqueo
        </Typography>
        {open && <StatusPill colour="warning">Bloqueado</StatusPill>}
        {blocks && mayWrite && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => setChanging(true)}
            sx={{ marginLeft: 'auto' }}
          >
            {open ? 'Levantar bloqueo' : 'Bloquear'}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        Mientras se resuelve una solicitud, el paciente no aparece en la búsqueda ni en las listas. Sus datos
        no cambian.
      </Typography>
      <LoadingOrRetry
        data={blocks}
        error={error}
        sentence="No se pudieron cargar los bloqueos."
        refetch={refetch}
      />
      {blocks && blocks.length > 0 && (
        <Box
          component="ul"
          sx={{
            ...ONE_COLUMN,
            gap: 1,
            margin: 0,
            marginTop: 1.5,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {blocks.map((block) => (
            <Story key={block.id} block={block} />
          ))}
        </Box>
      )}
      {isChanging && <BlockModal patientId={patientId} open={open} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function Story({ block }: { block: ListedBlockFragment }) {
  const wallTime = useWallTime();
  const { blockedAt, blockedByName, reason, liftedAt, liftedByName, liftReason } = block;
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      Bloqueado el {wallTime(blockedAt)} por {blockedByName}: {reason}
      {liftedAt && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          Levantado el {wallTime(liftedAt)} por {liftedByName}: {liftReason}
        </Box>
      )}
    </Typography>
  );
}

interface BlockModalProps {
  patientId: number;
  open: ListedBlockFragment | undefined;
  onClose: () => void;
}

function BlockModal({ patientId, open, onClose }: BlockModalProps) {
  const refetchQueries = ['PatientBlocks', 'BlockedPatients', 'Patients'];
  const [block] = useBlockPatientMutation({ refetchQueries });
  const [lift] = useLiftPatientBlockMutation({ refetchQueries });
  const editing = useVersionedForm({
    initial: { reason: '' },
    faultsOf: ({ reason }): { reason?: string } =>
      reason.trim() === '' ? { reason: FIELD_MESSAGES.required('reason') } : {},
    sentences: {
      saving: open ? 'Levantando el bloqueo...' : 'Bloqueando...',
      saved: open ? 'Bloqueo levantado' : 'Paciente bloqueado',
      failed: open ? 'No se pudo levantar el bloqueo' : 'No se pudo bloquear al paciente',
    },
    create: async ({ reason }) => {
      if (open) await lift({ variables: { id: open.id, reason } });
      else await block({ variables: { patientId, reason } });
    },
    onSaved: onClose,
    kept: {
      form: `block.${patientId}`,
      title: open ? 'Motivo para levantar un bloqueo' : 'Motivo de un bloqueo',
    },
  });
  return (
    <RequestModal
      title={open ? 'Levantar bloqueo' : 'Bloquear al paciente'}
      accept={open ? 'Levantar bloqueo' : 'Bloquear'}
      editing={editing}
      onClose={onClose}
    >
      <Typography variant="body2">
        {open
          ? 'El paciente vuelve a aparecer en la búsqueda y en las listas.'
          : 'El paciente deja de aparecer en la búsqueda y en las listas hasta que alguien levante el bloqueo. Sus citas siguen en la agenda.'}
      </Typography>
      <LongField
        label="Motivo"
        rows={2}
        maxLength={TEXT_LIMITS.short}
        placeholder={open ? 'Se corrigió su dirección' : 'Pidió corregir su dirección'}
        aria-required
        error={editing.faults['reason']}
        {...editing.form.register('reason')}
      />
    </RequestModal>
  );
}
