import { capitalised } from '#domain/capitalised.es.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { hoursInWords } from '#domain/agenda/opening-hours.es.js';
import ArchiveOutlined from '~icons/outline-archive';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import KeyboardArrowDownRounded from '~icons/round-keyboard-arrow-down';
import KeyboardArrowUpRounded from '~icons/round-keyboard-arrow-up';
import UnarchiveOutlined from '~icons/outline-unarchive';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LineWithMenu } from '../../../../ui/lists/LineWithMenu';
import type { ListedProfessionalFragment } from './professionals.generated';
import { type ProfessionalActions, shownName } from './use-professional-actions';

const Service = styled('span')(({ theme }) => ({
  padding: '1px 9px',
  borderRadius: 99,
  fontSize: '0.8125rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  color: (theme.vars ?? theme).palette.text.secondary,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

interface ProfessionalItemProps {
  professional: ListedProfessionalFragment;
  /** Absent if the order has no meaning. */
  place?: { readonly isFirst: boolean; readonly isLast: boolean };
  actions: ProfessionalActions;
  onEdit: () => void;
}

export function ProfessionalItem({ professional, place, actions, onEdit }: ProfessionalItemProps) {
  const { title, services, treatments, isArchived } = professional;
  const name = shownName(professional);
  return (
    <LineWithMenu
      name={name}
      onEdit={onEdit}
      actions={[
        isArchived
          ? {
              label: 'Restaurar',
              icon: <UnarchiveOutlined />,
              item: { onClick: () => void actions.restore(professional) },
            }
          : {
              label: 'Archivar',
              icon: <ArchiveOutlined />,
              item: { onClick: () => void actions.archive(professional) },
            },
        {
          label: 'Eliminar',
          icon: <DeleteOutlineRounded />,
          item: { onClick: () => void actions.remove(professional) },
        },
      ]}
      start={
        place && (
          <Box sx={{ display: 'grid', marginTop: -0.5, marginLeft: -1 }}>
            <MoveButton
              label={`Subir a ${name}`}
              isOff={place.isFirst}
              icon={<KeyboardArrowUpRounded />}
              onMove={() => void actions.move(professional, -1)}
            />
            <MoveButton
              label={`Bajar a ${name}`}
              isOff={place.isLast}
              icon={<KeyboardArrowDownRounded />}
              onMove={() => void actions.move(professional, 1)}
            />
          </Box>
        )
      }
      pill={services.map((service) => (
        <Service key={service}>{SERVICE_TYPE_LABELS[service]}</Service>
      ))}
    >
      <Box sx={{ display: 'grid', gap: 0.5, marginTop: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {[title, treatments.length > 0 && `Solo ${treatments.join(', ')}`].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {hoursOf(professional)}
        </Typography>
      </Box>
    </LineWithMenu>
  );
}

function hoursOf({ hours }: ListedProfessionalFragment): string {
  if (hours === null) return 'Horario de la clínica';
  const words = hoursInWords(hours).join(', ');
  return capitalised(words) || 'Sin horas de atención';
}

interface MoveButtonProps {
  label: string;
  /**
   * Whether the professional is already at that end of the list. The button is not disabled, because it would lose the
   * focus.
   */
  isOff: boolean;
  icon: ReactNode;
  onMove: () => void;
}

function MoveButton({ label, isOff, icon, onMove }: MoveButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onMove}
      sx={{ padding: 0.25, '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' } }}
    >
      {icon}
    </IconButton>
  );
}
