import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Card } from '../../../../ui/Card';
import { lazyPage } from '../../../../ui/frame/lazy-page';
import { LoadingOrRetry } from '../../../../ui/notices/LoadingOrRetry';
import { StatusPill } from '../../../../ui/StatusPill';
import { type MySecondFactorQuery, useMySecondFactorQuery } from '../profile.generated';
import type { Change } from './SecondFactorChange';

const SecondFactorChange = lazyPage(() =>
  import('./SecondFactorChange').then((module) => module.SecondFactorChange),
);

/** With this many recovery codes or fewer, new ones are recommended. */
const FEW_CODES = 3;

interface SecondFactorCardProps {
  /** Called after it was turned on or off, which may change the user's rights. */
  onChanged: () => void;
}

export function SecondFactorCard({ onChanged }: SecondFactorCardProps) {
  const { data, error, refetch } = useMySecondFactorQuery({ fetchPolicy: 'network-only' });
  const [change, setChange] = useState<Change>();
  const own = data?.mySecondFactor;
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setChange(undefined);
    // The form that had the focus is gone.
    heading.current?.focus();
  };
  const reload = () => void refetch().catch(() => undefined);
  return (
    <Card aria-labelledby="dos-pasos" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography variant="h2" id="dos-pasos" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            Verificación en dos pasos
          </Typography>
          {own?.isOn && <StatusPill colour="success">Activada</StatusPill>}
        </Box>
        <Typography variant="body2" color="textSecondary">
          Además de la contraseña, al ingresar se pide un código de su teléfono: quien adivine su contraseña
          no podrá entrar.
        </Typography>
      </div>
      <LoadingOrRetry
        data={own}
        error={error}
        sentence="No se pudo cargar la verificación."
        refetch={refetch}
      />
      {own && !change && <Summary own={own} onChange={setChange} />}
      {own?.isRequired && change === 'turn-off' && (
        <Typography variant="body2">
          La clínica la exige: para seguir en el panel tendrá que activarla de nuevo, por ejemplo en otro
          teléfono.
        </Typography>
      )}
      {own && change && (
        <SecondFactorChange
          change={change}
          username={data.myProfile.username}
          onCancel={close}
          onDone={() => {
            close();
            reload();
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

interface SummaryProps {
  own: MySecondFactorQuery['mySecondFactor'];
  onChange: (change: Change) => void;
}

function Summary({ own, onChange }: SummaryProps) {
  const buttons = {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1.25,
    '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
  };
  if (!own.isOn) {
    return (
      <Box sx={buttons}>
        <Button variant="contained" onClick={() => onChange('turn-on')}>
          Activar
        </Button>
      </Box>
    );
  }
  const left = own.recoveryCodesLeft;
  return (
    <>
      <Typography variant="body2" color={left <= FEW_CODES ? 'warning' : 'textPrimary'}>
        {left === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${left} códigos de recuperación.`}
        {left <= FEW_CODES && ' Cree códigos nuevos.'}
      </Typography>
      <Box sx={buttons}>
        <Button variant="outlined" color="inherit" onClick={() => onChange('renew-codes')}>
          Códigos de recuperación nuevos
        </Button>
        <Button variant="outlined" color="error" onClick={() => onChange('turn-off')}>
          Desactivar
        </Button>
      </Box>
    </>
  );
}
