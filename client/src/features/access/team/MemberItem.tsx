import { ownAgendaInWords } from '#domain/access/own-agenda.es.js';
import { nameOfRights } from '#domain/access/presets.es.js';
import { rightsFrom } from '#domain/access/rights.js';
import { STAFF_STATE_LABELS } from '#domain/access/staff-state.es.js';
import type { StaffState } from '#domain/access/staff-state.js';
import BlockRounded from '~icons/round-block';
import CheckRounded from '~icons/round-check';
import KeyOutlined from '~icons/outline-key';
import PhonelinkEraseOutlined from '~icons/outline-phonelink-erase';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { useCurrentStaff, useRights } from '../../../session/current-staff';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { toasts } from '../../../ui/notices/toasts';
import { LineWithMenu } from '../../../ui/lists/LineWithMenu';
import type { MoreAction } from '../../../ui/lists/MoreItems';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import type { ShownLink } from './LinkModal';
import {
  type ListedMemberFragment,
  useDisableTeamMemberMutation,
  useEnableTeamMemberMutation,
  useMakePasswordLinkMutation,
  useRemoveSecondFactorMutation,
} from './team.generated';

const COLOURS: Readonly<Record<StaffState, StatusColour>> = {
  ACTIVE: 'success',
  WITHOUT_PASSWORD: 'warning',
  DISABLED: 'error',
};

interface MemberItemProps {
  member: ListedMemberFragment;
  onEdit: () => void;
  onLink: (link: ShownLink) => void;
}

export function MemberItem({ member, onEdit, onLink }: MemberItemProps) {
  const { id, username, name, rights, ownAgenda, state, lastLoginAt, hasSecondFactor } = member;
  const wallTime = useWallTime();
  const { id: ownId } = useCurrentStaff();
  const can = useRights();
  const confirm = useConfirm();
  // A disabled button would lose the focus.
  const isBusy = useRef(false);
  const [disable] = useDisableTeamMemberMutation();
  const [enable] = useEnableTeamMemberMutation();
  const [removeSecondFactor] = useRemoveSecondFactorMutation();
  const [makeLink] = useMakePasswordLinkMutation();

  const run = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo hacer. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
    }
  };
  const askAndDisable = async () => {
    const question = {
      title: `Deshabilitar a ${name}`,
      question: 'Sus sesiones se cierran de inmediato y no podrá ingresar hasta que se habilite de nuevo.',
      accept: 'Deshabilitar',
    };
    if (await confirm(question))
      await run(() => disable({ variables: { id } }).then(() => toasts.success('Usuario deshabilitado')));
  };
  const askAndRemoveSecondFactor = async () => {
    const question = {
      title: `Quitar la verificación de ${name}`,
      question:
        'Hágalo solo si perdió su teléfono y sus códigos. Sus sesiones se cierran, e ingresará solo con la contraseña.',
      accept: 'Quitar verificación',
    };
    if (await confirm(question))
      await run(() =>
        removeSecondFactor({ variables: { id } }).then(() => toasts.success('Verificación quitada')),
      );
  };
  const reset = () =>
    run(async () => {
      const { data } = await makeLink({ variables: { id } });
      if (data) onLink({ ...data.makePasswordLink, name });
    });

  const edit = can('TEAM') ? onEdit : undefined;
  const actions: readonly MoreAction[] = [
    ...(state === 'DISABLED'
      ? []
      : [
          {
            label: 'Restablecer contraseña',
            icon: <KeyOutlined />,
            item: { onClick: () => void reset() },
          },
        ]),
    ...(hasSecondFactor && id !== ownId
      ? [
          {
            label: 'Quitar verificación',
            icon: <PhonelinkEraseOutlined />,
            item: { onClick: () => void askAndRemoveSecondFactor() },
          },
        ]
      : []),
    state === 'DISABLED'
      ? {
          label: 'Habilitar',
          icon: <CheckRounded />,
          item: {
            onClick: () =>
              void run(() => enable({ variables: { id } }).then(() => toasts.success('Usuario habilitado'))),
          },
        }
      : {
          label: 'Deshabilitar',
          icon: <BlockRounded />,
          item: { onClick: () => void askAndDisable() },
        },
  ];

  return (
    <LineWithMenu
      name={name}
      onEdit={edit}
      actions={actions}
      pill={<StatusPill colour={COLOURS[state]}>{STAFF_STATE_LABELS[state]}</StatusPill>}
    >
      <Typography variant="body2" color="textSecondary">
        {[
          username,
          nameOfRights(rightsFrom(rights)),
          ownAgenda && ownAgendaInWords(ownAgenda),
          id === ownId && 'usted',
          hasSecondFactor && 'verificación en dos pasos',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {lastLoginAt ? `Último ingreso: ${wallTime(lastLoginAt)}` : 'Aún no ingresa'}
      </Typography>
    </LineWithMenu>
  );
}
