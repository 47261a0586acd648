import DeleteOutlineRounded from '~icons/round-delete-outline';
import EditOutlined from '~icons/outline-edit';
import HistoryRounded from '~icons/round-history';
import { useRights } from '../../../session/current-staff';
import { RowActions } from '../../../ui/lists/RowActions';
import type { Supply } from './supply-list';

export interface SupplyActs {
  readonly onEdit: (supply: Supply) => void;
  readonly onDelete: (supply: Supply) => void;
  readonly onShowMovements: (supply: Supply) => void;
}

/** Icons in a table of ten columns, with labels on cards. */
export function SupplyActions({
  supply,
  isRoomy = false,
  ...acts
}: { supply: Supply; isRoomy?: boolean } & SupplyActs) {
  const can = useRights();
  const of = (label: string, act: (supply: Supply) => void) => ({
    label,
    name: `${label} ${supply.name}`,
    act: () => act(supply),
  });
  return (
    <RowActions
      words={isRoomy ? 'always' : 'never'}
      actions={[
        { ...of('Movimientos', acts.onShowMovements), icon: <HistoryRounded /> },
        ...(can('STOCK')
          ? [
              { ...of('Editar', acts.onEdit), icon: <EditOutlined /> },
              { ...of('Eliminar', acts.onDelete), icon: <DeleteOutlineRounded />, isDangerous: true },
            ]
          : []),
      ]}
    />
  );
}
