import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { StatusPill } from '../../../ui/StatusPill';
import { RemoveModal } from './RemoveModal';
import type { ServerSetting, SettingActions, SettingWords } from './server-setting';
import { SetModal } from './SetModal';

interface ServerSettingCardProps {
  /** The fragment of addresses that lead to this card. */
  id: string;
  words: SettingWords;
  /** Absent until it is known. */
  setting: ServerSetting | undefined;
  /** Shown in the form if nothing is set. */
  proposal?: string;
  actions: SettingActions;
  children?: ReactNode;
}

/** The current value, its source, and the buttons to set or remove it. */
export function ServerSettingCard(props: ServerSettingCardProps) {
  const { id, words, setting, proposal = '', actions, children } = props;
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
      {setting && setting.source !== 'ENVIRONMENT' && can('TEAM') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <Button
            variant={isSet ? 'outlined' : 'contained'}
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
        <SetModal words={words} initial={setting?.value ?? proposal} actions={actions} onClose={close} />
      )}
      {open === 'REMOVE' && <RemoveModal words={words} actions={actions} onClose={close} />}
    </Card>
  );
}
