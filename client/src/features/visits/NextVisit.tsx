import { capitalised } from '#domain/capitalised.es.js';
import { longDay } from '#domain/clinic-time.es.js';
import { LAST_DATE, type LocalDate } from '#domain/clinic-time.js';
import { dateOfControl, proposedWeeks } from '#domain/visits/next-visit.js';
import { weeksInWords } from '#domain/visits/next-visit.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClinicNow } from '../../clinic/clinic-now';
import { useTreatments } from '../../treatments/treatments';
import { Card } from '../../ui/Card';
import { DateField } from '../../ui/fields/DateField';
import { Loading } from '../../ui/frame/Loading';
import { FLUSH_START } from '../../ui/theme/flush';
import { NextVisitProposal } from './NextVisitProposal';
import { useNextOfQuery } from './visits.generated';
import type { StoredVisit } from './visit';

/** The choice of the next visit: a number of weeks, or a date. */
type Wanted = number | 'DATE' | undefined;

/** The next visit, booked in place: after the treatment's interval or any other, or on a date. */
export function NextVisit({ appointment }: { appointment: StoredVisit }) {
  const { data, loading } = useNextOfQuery({
    variables: { patientId: appointment.patient.id },
    fetchPolicy: 'network-only',
  });
  const [wantsAnother, setWantsAnother] = useState(false);
  const next = data?.nextAppointment?.id === appointment.id ? null : data?.nextAppointment;
  return (
    <Card aria-labelledby="proxima-visita">
      <Typography variant="h2" id="proxima-visita">
        Próxima visita
      </Typography>
      {loading && !data && <Loading />}
      {next && !wantsAnother && (
        <>
          <Typography sx={{ marginTop: 1, fontWeight: 620 }}>
            {capitalised(longDay(next.date))}, {next.time}
          </Typography>
          <Typography color="textSecondary">{next.treatment}</Typography>
          <Button onClick={() => setWantsAnother(true)} sx={{ ...FLUSH_START, marginTop: 1 }}>
            Agendar otra
          </Button>
        </>
      )}
      {(!loading || data) && (!next || wantsAnother) && <Choice appointment={appointment} />}
    </Card>
  );
}

function Choice({ appointment }: { appointment: StoredVisit }) {
  const { date: today } = useClinicNow();
  const usual = useTreatments().find(({ name }) => name === appointment.treatment)?.controlWeeks ?? null;
  const [chosen, setChosen] = useState<Wanted>();
  const [typed, setTyped] = useState<LocalDate>('');
  const wanted: Wanted = chosen ?? usual ?? undefined;
  const date = wanted === 'DATE' ? typed : wanted && dateOfControl(appointment.date, wanted);
  const choices: readonly Exclude<Wanted, undefined>[] = [...proposedWeeks(usual), 'DATE'];
  return (
    <>
      <Box
        role="group"
        aria-label="Cuándo"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5, '& > *': { minHeight: 44 } }}
      >
        {choices.map((one) => (
          <Button
            key={one}
            variant="outlined"
            color={one === wanted ? 'primary' : 'inherit'}
            aria-pressed={one === wanted}
            onClick={() => setChosen(one)}
            sx={{ ...(one === wanted && { backgroundColor: 'var(--mist)' }) }}
          >
            {one === 'DATE' ? 'Otra fecha' : `En ${weeksInWords(one)}`}
          </Button>
        ))}
      </Box>
      {wanted === 'DATE' && (
        <Box sx={{ maxWidth: 240, marginTop: 1.5 }}>
          <DateField
            label="Fecha"
            min={today}
            max={LAST_DATE}
            today={today}
            value={typed}
            onChange={setTyped}
          />
        </Box>
      )}
      {date && (
        <NextVisitProposal
          key={date}
          appointment={appointment}
          wanted={date < today ? today : date}
          weeks={wanted === 'DATE' ? undefined : wanted}
        />
      )}
    </>
  );
}
