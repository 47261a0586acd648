import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import PersonOutlined from '~icons/outline-person';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useCurrentStaff } from '../../../../session/current-staff';
import { ProfessionalDisc } from '../../../../professionals/ProfessionalDisc';
import type { ClinicProfessional } from '../../../../professionals/professionals';
import { THUMB_HIGH } from '../../../../ui/theme/thumb-high';
import { chosenAfter } from './lane';
import type { Lanes } from './lanes';

const Chip = styled(ButtonBase)(({ theme }) => ({
  gap: 7,
  minHeight: 34,
  flex: 'none',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  paddingInline: 12,
  borderRadius: 99,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  fontSize: '0.875rem',
  fontWeight: 550,
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
  '&[aria-pressed="true"]': {
    color: (theme.vars ?? theme).palette.text.primary,
    borderColor: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 12%, transparent)`,
  },
  ...THUMB_HIGH,
}));

interface ProfessionalFilterProps {
  lanes: Lanes;
  /** Ids; empty: all professionals. */
  chosen: readonly number[];
  professionals: readonly ClinicProfessional[];
  /** How many of them fit at a time; Infinity if all do. */
  room: number;
  onChoose: (ids: readonly number[]) => void;
}

/** Shows the appointments of all professionals, of some, or the user's own. */
export function ProfessionalFilter(props: ProfessionalFilterProps) {
  const { lanes, chosen, professionals, room, onChoose } = props;
  const doAllFit = room === Infinity;
  const { id: staffId } = useCurrentStaff();
  const own = professionals.find(({ staffUserId, isArchived }) => staffUserId === staffId && !isArchived);
  const isOwn = own !== undefined && chosen.length === 1 && chosen[0] === own.id;
  const row = useRef<HTMLDivElement>(null);
  // On a phone, the chosen professional may be scrolled out of the row.
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !pressed) return;
    const end = pressed.offsetLeft + pressed.offsetWidth - row.current.offsetLeft;
    row.current.scrollLeft = Math.max(0, end - row.current.clientWidth);
  }, [room]);
  return (
    <Box
      ref={row}
      role="group"
      aria-label="Profesionales"
      sx={{
        display: 'flex',
        // On a phone, several rows would push the day out of view.
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 0.75,
        marginTop: { xs: 0, sm: 1.25 },
        minWidth: 0,
        overflowX: { xs: 'auto', sm: 'visible' },
        // Room for the focus ring, which scrolling would cut off.
        padding: '3px',
        marginInline: '-3px',
      }}
    >
      {own && (
        <Chip aria-pressed={isOwn} onClick={() => onChoose(isOwn && doAllFit ? [] : [own.id])}>
          <PersonOutlined fontSize="small" />
          Mi agenda
        </Chip>
      )}
      {doAllFit && (
        <Chip aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
          Todos
        </Chip>
      )}
      {lanes.all.map(({ id, name, sign, services }) => (
        <Chip
          key={id}
          aria-pressed={chosen.includes(id)}
          title={services.map((type) => SERVICE_TYPE_LABELS[type]).join(' y ')}
          onClick={() => onChoose(chosenAfter(id, chosen, lanes.all, room))}
        >
          <ProfessionalDisc sign={sign} />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
        </Chip>
      ))}
    </Box>
  );
}
