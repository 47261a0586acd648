import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import type { Failure } from '../../../calls/failure';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { StatusPill } from '../../../ui/StatusPill';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { RemoveModal } from './RemoveModal';
import type { ServerSetting, SettingActions, SettingWords } from './server-setting';
import { SetModal } from './SetModal';

interface ServerSettingCardProps {
  /** The fragment of addresses that lead to this card. */
  id: string;
  words: SettingWords;
  query: Parameters<typeof usePersistentFailure>[0] & { readonly refetch: () => Promise<unknown> };
  /** Absent until loaded. */
  setting: ServerSetting | undefined;
  /** Shown in the form if nothing is set. */
  proposal?: string;
  actions: SettingActions;
  children?: ReactNode;
}

/** The current value, its source, and the buttons to set or remove it. */
export function ServerSettingCard(props: ServerSettingCardProps) {
  const { id, words, query, setting, proposal = '', actions, children } = props;
  const hasFailed = usePersistentFailure(query);
  const reload = () => query.refetch().catch(() => undefined);
  const again = async (saved: Promise<unknown>) => {
    await saved;
    // It is stored, whatever happens to this request.
    await reload();
  };
  const stored: SettingActions = {
    ...actions,
    save: (value, password) => again(actions.save(value, password)),
    remove: (password) => again(actions.remove(password)),
  };
  const onRefused = ({ code }: Failure) => {
    if (code === 'STALE') void reload();
  };
  const [open, setOpen] = useState<'SET' | 'REMOVE'>();
  const can = useRights();
  const card = useRef<HTMLElement>(null);
  const isAsked = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAsked]);
  const close = () => setOpen(undefined);
  const isSet = setting !== undefined && setting.source !== 'NONE';
  return (
    <Card ref={card} aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id={id}>
          {words.title}
        </Typography>
        {setting && (
          <StatusPill colour={isSet ? 'success' : 'warning'}>{isSet ? 'Fijada' : 'Sin fijar'}</StatusPill>
        )}
      </Box>
      <Typography variant="body2" sx={{ maxWidth: 640 }}>
        {words.about}
      </Typography>
      {setting ? (
        <Typography sx={{ fontWeight: isSet ? 600 : undefined, overflowWrap: 'anywhere' }}>
          {setting.value ?? words.none}
        </Typography>
      ) : (
        <Skeleton width="60%" />
      )}
      {setting?.source === 'ENVIRONMENT' && (
        <Typography variant="body2" color="textSecondary">
          {words.environment}
        </Typography>
      )}
      {children}
      {hasFailed && <RetryNotice sentence={words.notLoaded} onRetry={() => void reload()} />}
      {setting && setting.source !== 'ENVIRONMENT' && can('TEAM') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <Button
            variant="outlined"
            aria-label={isSet ? `Cambiar: ${words.title}` : undefined}
            onClick={() => setOpen('SET')}
          >
            {isSet ? 'Cambiar' : words.set}
          </Button>
          {isSet && (
            <Button color="inherit" aria-label={words.remove} onClick={() => setOpen('REMOVE')}>
              Quitar
            </Button>
          )}
        </Box>
      )}
      {open === 'SET' && (
        <SetModal
          initial={setting?.value ?? proposal}
          {...{ words, actions: stored, onRefused }}
          onClose={close}
        />
      )}
      {open === 'REMOVE' && <RemoveModal {...{ words, actions: stored, onRefused }} onClose={close} />}
    </Card>
  );
}
