import { shortDate } from '#domain/clinic-time.es.js';
import type { MergeField } from '#domain/patients/merge.js';
import { undoableUntil } from '#domain/patients/merge.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { patientPath } from '../../../clinic/patient-path';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { toasts } from '../../../ui/notices/toasts';
import type { EditablePatient } from '../form/patient-form-values';
import { usePatientToEditQuery } from '../patients.generated';
import { differingFields, labelOf, likelySide, type Side, textOf } from './compared-fields';
import { useMergePatientsMutation } from './merge.generated';

interface ComparisonCardProps {
  kept: EditablePatient;
  otherId: number;
  onBack: () => void;
}

/** Loads the other patient without the cache, to compare the stored values. */
export function ComparisonCard({ kept, otherId, onBack }: ComparisonCardProps) {
  const { data, error, refetch } = usePatientToEditQuery({
    variables: { id: otherId, withHealthData: true },
    fetchPolicy: 'no-cache',
  });
  return (
    <Card aria-labelledby="comparar" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="comparar">
        Comparar
      </Typography>
      {data?.patient ? (
        <Comparison kept={kept} merged={data.patient} onBack={onBack} />
      ) : data || error ? (
        <>
          {error ? (
            <RetryNotice
              sentence="No se pudo cargar el paciente."
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <Typography role="alert">{PATIENT_NOT_FOUND}</Typography>
          )}
          <Button variant="outlined" color="inherit" onClick={onBack} sx={{ justifySelf: 'start' }}>
            Elegir otro
          </Button>
        </>
      ) : (
        <Loading />
      )}
    </Card>
  );
}

interface ComparisonProps {
  kept: EditablePatient;
  merged: EditablePatient;
  onBack: () => void;
}

function Comparison({ kept, merged, onBack }: ComparisonProps) {
  const { date: today } = useClinicNow();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [send, { loading }] = useMergePatientsMutation();
  const [chosen, setChosen] = useState<Partial<Record<MergeField, Side>>>({});
  const fields = differingFields(kept, merged);
  const sideOf = (field: MergeField): Side => chosen[field] ?? likelySide(field, kept, merged);
  const merge = async () => {
    const isWanted = await confirm({
      title: 'Unir pacientes',
      question: `${merged.name} (${merged.rut}) pasará a ser parte de ${kept.name} (${kept.rut}), con sus citas, fichas y mensajes.`,
      accept: 'Unir',
    });
    if (!isWanted) return;
    try {
      await send({
        variables: {
          input: {
            keptId: kept.id,
            keptVersion: kept.version,
            mergedId: merged.id,
            mergedVersion: merged.version,
            take: fields.filter((field) => sideOf(field) === 'merged'),
          },
        },
      });
      toasts.success(`Pacientes unidos. Se puede deshacer hasta el ${shortDate(undoableUntil(today))}.`);
      void navigate(patientPath(kept.id));
    } catch (error) {
      const { code, sentence } = failureOf(error);
      toasts.error(
        code === 'STALE'
          ? 'Alguien cambió uno de los dos mientras los comparaba. Compárelos de nuevo.'
          : sentence || 'Error al unir los pacientes',
      );
      if (code === 'STALE') onBack();
    }
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Elija qué dato se conserva. Las citas, fichas, mensajes, consentimientos y otros documentos de ambos
        quedan en un solo paciente. El RUT que no se elija sirve para encontrarlo.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fields.map((field) => (
          <Choice
            key={field}
            field={field}
            kept={kept}
            merged={merged}
            side={sideOf(field)}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
        {fields.length === 0 && <Typography>Todos sus datos son iguales.</Typography>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        Se puede deshacer durante 30 días. Lo que se agregue desde ahora queda en {kept.name}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <Button variant="outlined" color="inherit" onClick={onBack} disabled={loading}>
          Elegir otro
        </Button>
        <Button variant="contained" loading={loading} onClick={() => void merge()}>
          Unir pacientes
        </Button>
      </Box>
    </>
  );
}

interface ChoiceProps {
  field: MergeField;
  kept: EditablePatient;
  merged: EditablePatient;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ field, kept, merged, side, onChoose }: ChoiceProps) {
  const labelId = useId();
  const wordsOf = (patient: EditablePatient) =>
    textOf(field, patient) + (field === 'RUT' && patient.provisionalRut ? ' (provisional)' : '');
  return (
    <Box>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 600 }}>
        {labelOf(field)}
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        value={side}
        onChange={(_, value) => onChoose(value as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1 }}
      >
        {(['kept', 'merged'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={wordsOf(one === 'kept' ? kept : merged)}
            sx={{
              margin: 0,
              paddingRight: 1.5,
              borderRadius: 'var(--r-control)',
              border: '1px solid',
              borderColor: side === one ? 'primary.main' : 'divider',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-wrap',
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
