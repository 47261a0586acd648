import { hoursInWords } from '#domain/agenda/opening-hours.es.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import { type FirstHoursQuery, useAcceptHoursMutation, useFirstHoursQuery } from './first-steps.generated';

/** A new clinic's default hours. Accepting them saves them unchanged. */
export function HoursToAccept({ onAccepted }: { onAccepted: () => void }) {
  const { data, refetch } = useFirstHoursQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useAcceptHoursMutation();
  const [isSaving, setSaving] = useState(false);
  if (!data) return null;

  const accept = async () => {
    setSaving(true);
    try {
      for (const agenda of data.agendaSettings) await save({ variables: { input: inputOf(agenda) } });
      onAccepted();
    } catch (refusal) {
      toasts.error(failureOf(refusal).sentence ?? 'Error al guardar los horarios');
      setSaving(false);
      void refetch();
    }
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        marginTop: 0.5,
      }}
    >
      <Box component="ul" aria-label="Horarios" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.agendaSettings.map(({ serviceType, hours }) => (
          <Typography component="li" variant="body2" key={serviceType}>
            {SERVICE_TYPE_LABELS[serviceType]}: {hoursInWords(hours).join(', ') || 'cerrado'}
          </Typography>
        ))}
      </Box>
      <Button size="small" variant="outlined" loading={isSaving} onClick={() => void accept()}>
        Así atendemos
      </Button>
    </Box>
  );
}

type Agenda = FirstHoursQuery['agendaSettings'][number];

const inputOf = ({ serviceType, stepMinutes, horizonDays, noticeMinutes, version, hours }: Agenda) => ({
  serviceType,
  stepMinutes,
  horizonDays,
  noticeMinutes,
  version,
  hours: hours.map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt })),
});
