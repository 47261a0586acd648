import { whoComes } from '#domain/agenda/appointment.es.js';
import ArrowDropDownRounded from '~icons/round-arrow-drop-down';
import CheckRounded from '~icons/round-check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ClinicProfessional } from '../../../../professionals/professionals';
import { useConfirm } from '../../../../ui/dialogs/confirm';
import type { AffectedAppointment } from '../affected-appointments';
import { AffectedList } from '../AffectedList';
import type { Handovers } from './use-handovers';

/** Appointments of a professional who is away, and the professionals who could take them over. */
export function HandoverList({ handovers }: { handovers: Handovers }) {
  const { appointments, remaining, plan, nameOf, handAllOver } = handovers;
  const confirm = useConfirm();
  const askAndHandAllOver = async () => {
    const shares = new Map<number, number>();
    for (const id of plan.values()) shares.set(id, (shares.get(id) ?? 0) + 1);
    const accepted = await confirm({
      title: plan.size === 1 ? 'Pasar 1 cita' : `Pasar ${plan.size} citas`,
      question: `${[...shares].map(([id, count]) => `${count} a ${nameOf(id)}`).join(', ')}. Mantienen su día y su hora.`,
      accept: 'Pasar',
    });
    if (accepted) await handAllOver();
  };
  return (
    <AffectedList
      appointments={appointments}
      {...(remaining.length < appointments.length && { title: leftIn(remaining.length) })}
      action={
        remaining.length > 1 &&
        plan.size > 0 && (
          <Button size="small" variant="contained" onClick={() => void askAndHandAllOver()}>
            {plan.size === remaining.length ? 'Pasar todas' : `Pasar ${plan.size} de ${remaining.length}`}
          </Button>
        )
      }
      actionOf={(appointment) => <RowAction appointment={appointment} handovers={handovers} />}
    />
  );
}

function leftIn(count: number): string {
  if (count === 0) return 'Ya no quedan citas en esos días';
  return count === 1 ? 'Queda 1 cita en esos días' : `Quedan ${count} citas en esos días`;
}

interface RowActionProps {
  appointment: AffectedAppointment;
  handovers: Handovers;
}

function RowAction({ appointment, handovers }: RowActionProps) {
  const outcome = handovers.outcomeOf(appointment);
  const takers = handovers.takersOf(appointment);
  if (outcome && 'movedTo' in outcome) {
    return (
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32, color: 'success.main' }}
      >
        <CheckRounded fontSize="small" aria-hidden />
        Pasada a {outcome.movedTo}
      </Typography>
    );
  }
  return (
    <>
      {takers?.length === 0 && (
        <Typography component="span" variant="body2" color="textSecondary">
          Nadie más está libre
        </Typography>
      )}
      {takers && takers.length > 0 && (
        <TakerButton
          takers={takers}
          of={`la cita de ${whoComes(appointment.patient.name, appointment.visitorName)}, ${appointment.time}`}
          onTake={(id) => void handovers.handOver(appointment, id)}
        />
      )}
      {outcome && (
        <Typography role="alert" variant="caption" color="error" sx={{ flexBasis: '100%' }}>
          {outcome.failure}
        </Typography>
      )}
    </>
  );
}

interface TakerButtonProps {
  takers: readonly ClinicProfessional[];
  of: string;
  onTake: (professionalId: number) => void;
}

/** One button for a single professional, a menu for several. */
function TakerButton({ takers, of, onTake }: TakerButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const menuId = useId();
  const [only, ...others] = takers;
  if (only && others.length === 0) {
    return (
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={`Pasar a ${only.name} ${of}`}
        onClick={() => onTake(only.id)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        Pasar a {only.name}
      </Button>
    );
  }
  return (
    <Box component="span">
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        endIcon={<ArrowDropDownRounded />}
        aria-label={`Pasar a … ${of}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && menuId}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Pasar a …
      </Button>
      <Menu id={menuId} open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {takers.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(undefined);
              onTake(id);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
