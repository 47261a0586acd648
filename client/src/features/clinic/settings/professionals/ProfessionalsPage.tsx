import { hasChoice } from '#domain/clinic/professionals/choice.js';
import KeyboardArrowDownRounded from '~icons/round-keyboard-arrow-down';
import PersonAddAltRounded from '~icons/round-person-add-alt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useContinuedForm } from '../../../../drafts/continued-form';
import { Card } from '../../../../ui/Card';
import { PageHead } from '../../../../ui/frame/PageHead';
import { LoadingOrRetry } from '../../../../ui/notices/LoadingOrRetry';
import { ONE_COLUMN } from '../../../../ui/one-column';
import { useKeptFocus } from '../../../../ui/use-kept-focus';
import { DaysOffCard } from './DaysOffCard';
import { ProfessionalItem } from './ProfessionalItem';
import { ProfessionalModal } from './ProfessionalModal';
import { type ListedProfessionalFragment, useListedProfessionalsQuery } from './professionals.generated';
import { PublicNames } from './PublicNames';
import { useProfessionalActions } from './use-professional-actions';

const NONE: readonly ListedProfessionalFragment[] = [];

export function ProfessionalsPage() {
  const { data, error, refetch } = useListedProfessionalsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<ListedProfessionalFragment | 'new'>();
  useContinuedForm('professional', setEdited);
  const all = data?.professionals ?? NONE;
  const actions = useProfessionalActions(all);
  const kept = useKeptFocus();
  const active = all.filter(({ isArchived }) => !isArchived);
  return (
    <>
      <PageHead
        title="Profesionales"
        introduction="Quiénes atienden, qué hacen y cuándo. Cada persona tiene su agenda."
        actions={
          <Button variant="contained" startIcon={<PersonAddAltRounded />} onClick={() => setEdited('new')}>
            Agregar profesional
          </Button>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@900': 'minmax(0, 1.35fr) minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <Card aria-label="Profesionales" {...kept} sx={{ outline: 'none' }}>
          <LoadingOrRetry
            data={data}
            error={error}
            sentence="No se pudieron cargar los profesionales."
            refetch={refetch}
          />
          {data && (
            <Box
              component="ul"
              aria-label="Quiénes atienden"
              sx={{ margin: 0, padding: 0, listStyle: 'none' }}
            >
              {active.map((professional, index) => (
                <ProfessionalItem
                  key={professional.id}
                  professional={professional}
                  {...(active.length > 1 && {
                    place: { isFirst: index === 0, isLast: index === active.length - 1 },
                  })}
                  actions={actions}
                  onEdit={() => setEdited(professional)}
                />
              ))}
            </Box>
          )}
          <Archived all={all} actions={actions} onEdit={setEdited} />
        </Card>
        <Box component="section" sx={{ ...ONE_COLUMN, gap: { xs: 2, sm: 3 } }}>
          <DaysOffCard />
          {hasChoice(all) && <PublicNames />}
        </Box>
      </Box>
      {edited && (
        <ProfessionalModal
          {...(edited !== 'new' && { professional: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface ArchivedProps {
  all: readonly ListedProfessionalFragment[];
  actions: ReturnType<typeof useProfessionalActions>;
  onEdit: (professional: ListedProfessionalFragment) => void;
}

function Archived({ all, actions, onEdit }: ArchivedProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const archived = all.filter(({ isArchived }) => isArchived);
  if (archived.length === 0) return null;
  return (
    <Box sx={{ marginTop: 2, paddingTop: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        endIcon={
          <KeyboardArrowDownRounded
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }}
          />
        }
      >
        Archivados ({archived.length})
      </Button>
      <Box
        component="ul"
        id={listId}
        hidden={!isOpen}
        aria-label="Archivados"
        sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}
      >
        {isOpen &&
          archived.map((professional) => (
            <ProfessionalItem
              key={professional.id}
              professional={professional}
              actions={actions}
              onEdit={() => onEdit(professional)}
            />
          ))}
      </Box>
    </Box>
  );
}
