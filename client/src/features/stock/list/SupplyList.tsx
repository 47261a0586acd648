import Inventory2Outlined from '~icons/outline-inventory-2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { isNarrowed, type Supply, type SupplyView } from './supply-list';
import type { SupplyActs } from './SupplyActions';
import { SupplyCards } from './SupplyCards';
import { SupplyTable } from './SupplyTable';

interface SupplyListProps extends SupplyActs {
  supplies: readonly Supply[];
  view: SupplyView;
  onShowAll: () => void;
  onNew: () => void;
}

/** A table if there is room for its ten columns, otherwise cards; or the reason why it is empty. */
export function SupplyList({ supplies, view, onShowAll, onNew, ...acts }: SupplyListProps) {
  const can = useRights();
  const { date: today } = useClinicNow();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true });
  if (supplies.length === 0) {
    return (
      <Card aria-label="Lista de insumos">
        <Message
          live
          icon={<Inventory2Outlined />}
          sentence={emptySentence(view)}
          action={
            isNarrowed(view) ? (
              <Button variant="outlined" color="inherit" onClick={onShowAll}>
                Mostrar todos
              </Button>
            ) : (
              can('STOCK') && (
                <Button variant="outlined" onClick={onNew}>
                  Nuevo Insumo
                </Button>
              )
            )
          }
        />
      </Card>
    );
  }
  return isNarrow ? (
    <SupplyCards supplies={supplies} today={today} {...acts} />
  ) : (
    <Card aria-label="Lista de insumos" sx={{ padding: { sm: 0 }, overflow: 'hidden' }}>
      <Box sx={{ overflowX: 'auto' }}>
        <SupplyTable supplies={supplies} today={today} {...acts} />
      </Box>
    </Card>
  );
}

function emptySentence({ criticalOnly, search }: SupplyView): string {
  if (search !== '') return `Ningún insumo coincide con «${search}»`;
  return criticalOnly ? 'No hay insumos en stock crítico' : 'No hay insumos disponibles';
}
