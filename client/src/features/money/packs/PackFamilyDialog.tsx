import { shortDate } from '#domain/clinic-time.es.js';
import { clinicClock, parseInstant } from '#domain/clinic-time.js';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { reloadPage } from '../../../apollo/page-reload';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { useClinic } from '../../../clinic/clinic';
import { Modal } from '../../../ui/dialogs/Modal';
import { RowActions } from '../../../ui/lists/RowActions';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import { PayingPatientField } from '../payments/PayingPatientField';
import type { PayingPatient } from '../payments/payment-values';
import {
  type PackLineFragment,
  usePatientPacksQuery,
  useSharePackMutation,
  useUnsharePackMutation,
} from './packs.generated';

type Member = PackLineFragment['members'][number];

interface PackFamilyDialogProps {
  /** As it was when the dialog was opened. */
  pack: PackLineFragment;
  /** The owner of the pack. */
  patientId: number;
  /** Whether the clinic shares packs: others can always be removed. */
  canAdd: boolean;
  onClose: () => void;
}

/** The other patients who may use a pack, who are added and removed one by one. */
export function PackFamilyDialog({ pack: opened, patientId, canAdd, onClose }: PackFamilyDialogProps) {
  const { data } = usePatientPacksQuery({ variables: { patientId }, fetchPolicy: 'cache-first' });
  const { id, name, members } = data?.patientPacks.find((one) => one.id === opened.id) ?? opened;
  const [chosen, setChosen] = useState<PayingPatient | null>(null);
  const { change, isBusy, fault } = useMemberChange();
  const standing = members.filter(({ removedAt }) => removedAt === null);
  const former = members.filter(({ removedAt }) => removedAt !== null);
  const add = async (patient: PayingPatient) => {
    if (await change('share', id, patient.id, `${patient.name} puede usar el pack`)) setChosen(null);
  };
  return (
    <Modal title="Familia" subtitle={`Pack ${name}`} width={480} isBusy={isBusy} onClose={onClose}>
      <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
        <Typography>
          También se propone usarlo al terminar las visitas de estas personas. El pago y una devolución siguen
          siendo de quien lo compró.
        </Typography>
        {fault && <Notice sentence={fault} />}
        <Members
          members={standing}
          label="Pueden usarlo"
          onRemove={(member) =>
            void change('unshare', id, member.patientId, `${member.name} ya no puede usar el pack`)
          }
        />
        {standing.length === 0 && <Typography color="textSecondary">Nadie más lo usa.</Typography>}
        {canAdd && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Box sx={{ width: '100%' }}>
              <PayingPatientField
                label="Agregar a un paciente"
                hint=""
                patient={chosen}
                onChoose={setChosen}
              />
            </Box>
            <Button
              variant="contained"
              disabled={isBusy || !chosen}
              onClick={() => chosen && void add(chosen)}
            >
              Agregar
            </Button>
          </Box>
        )}
        {former.length > 0 && <Members members={former} label="Ya no lo usan" />}
      </Box>
    </Modal>
  );
}

interface MembersProps {
  members: readonly Member[];
  label: string;
  onRemove?: (member: Member) => void;
}

function Members({ members, label, onRemove }: MembersProps) {
  const { timeZone } = useClinic();
  const dayOf = (instant: string) => shortDate(clinicClock(parseInstant(instant), timeZone).date);
  return (
    <Box component="ul" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {members.map((member) => (
        <Box
          key={`${member.patientId} ${member.addedAt}`}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, paddingBlock: 0.5 }}
        >
          <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{member.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {`Agregado el ${dayOf(member.addedAt)} por ${member.addedByName}`}
              {member.removedAt && ` · quitado el ${dayOf(member.removedAt)} por ${member.removedByName}`}
            </Typography>
          </Box>
          {onRemove && (
            <RowActions
              label={`Acciones para ${member.name}`}
              actions={[
                {
                  label: 'Quitar',
                  icon: <DeleteOutlineRounded />,
                  act: () => onRemove(member),
                  isDangerous: true,
                },
              ]}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Adds or removes one person. */
function useMemberChange() {
  const client = useApolloClient();
  const [share] = useSharePackMutation();
  const [unshare] = useUnsharePackMutation();
  const key = useRepeatKey();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  /** @returns whether it is done. */
  const change = async (what: 'share' | 'unshare', id: number, patientId: number, done: string) => {
    setBusy(true);
    setFault(undefined);
    const variables = { id, patientId };
    const context = key.contextOf({ what, ...variables });
    let isDone = false;
    try {
      await (what === 'share' ? share({ variables, context }) : unshare({ variables, context }));
      toasts.success(done);
      isDone = true;
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      const sentences = [fields['patientId']?.[0], fields['id']?.[0], sentence];
      setFault(sentences.find(Boolean) ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
    await reloadPage(client);
    setBusy(false);
    return isDone;
  };
  return { change, isBusy, fault };
}
