import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRights } from '../../../session/current-staff';
import type { MoneyDialog } from '../MoneyDialogs';
import type { PackLineFragment } from './packs.generated';

interface GiftActionsProps {
  pack: PackLineFragment;
  onOpen: (dialog: MoneyDialog) => void;
}

/** Actions for a gift that is not redeemed. */
export function GiftActions({ pack, onOpen }: GiftActionsProps) {
  const can = useRights();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginLeft: 'auto' }}>
      {can('CAJA') && (
        <Button
          size="small"
          color="inherit"
          aria-label={`Código nuevo del pack ${pack.name}`}
          onClick={() => onOpen({ kind: 'renew-gift', pack })}
        >
          Código nuevo
        </Button>
      )}
      {can('CAJA_CORRECTIONS') && (
        <Button
          size="small"
          color="inherit"
          aria-label={`Cancelar pack ${pack.name}`}
          onClick={() => onOpen({ kind: 'cancel-pack', pack })}
        >
          Cancelar pack
        </Button>
      )}
    </Box>
  );
}
