import PersonAddAltRounded from '~icons/round-person-add-alt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { PageHead } from '../../../ui/frame/PageHead';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { LinkModal, type ShownLink } from './LinkModal';
import { MemberItem } from './MemberItem';
import { MemberModal } from './MemberModal';
import { SecondFactorPolicy } from './SecondFactorPolicy';
import { type ListedMemberFragment, useTeamQuery } from './team.generated';

export function TeamPage() {
  const { data, error, refetch } = useTeamQuery({ fetchPolicy: 'cache-and-network' });
  const can = useRights();
  const [edited, setEdited] = useState<ListedMemberFragment | 'new'>();
  const [link, setLink] = useState<ShownLink>();
  return (
    <>
      <PageHead
        title="Equipo"
        introduction="Quiénes ingresan al panel, y con qué permisos."
        actions={
          can('TEAM') && (
            <Button variant="contained" startIcon={<PersonAddAltRounded />} onClick={() => setEdited('new')}>
              Agregar persona
            </Button>
          )
        }
      />
      <Card aria-label="Equipo" sx={{ marginTop: 2.5 }}>
        <LoadingOrRetry data={data} error={error} sentence="No se pudo cargar el equipo." refetch={refetch} />
        {data && (
          <Box component="ul" aria-label="Personas" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {data.team.map((member) => (
              <MemberItem key={member.id} member={member} onEdit={() => setEdited(member)} onLink={setLink} />
            ))}
          </Box>
        )}
      </Card>
      {data && (
        <SecondFactorPolicy
          without={
            data.team.filter(({ state, hasSecondFactor }) => state !== 'DISABLED' && !hasSecondFactor).length
          }
        />
      )}
      {edited && (
        <MemberModal
          {...(edited !== 'new' && { member: edited })}
          onClose={() => setEdited(undefined)}
          onAdded={(added) => {
            setEdited(undefined);
            setLink(added);
          }}
        />
      )}
      {link && <LinkModal link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}
