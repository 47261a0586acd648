import EditOutlined from '~icons/outline-edit';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListLine } from './ListLine';
import type { MoreAction } from './MoreItems';
import { MoreMenu } from './MoreMenu';

interface LineWithMenuProps {
  /** Names the menu: 'Acciones para Rosa Lillo'. */
  label: string;
  /** What the name does, too; absent for users who may only read. */
  onEdit: (() => void) | undefined;
  actions?: readonly MoreAction[];
  children: ReactNode;
}

/** A `ListLine` whose name opens it (`EditableName`), with its other actions in a menu at its end. */
export function LineWithMenu({ label, onEdit, actions = [], children }: LineWithMenuProps) {
  return (
    <ListLine sx={{ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
      {children}
      {onEdit && (
        <Box sx={{ marginRight: -1.25 }}>
          <MoreMenu label={label} actions={[editing(onEdit), ...actions]} />
        </Box>
      )}
    </ListLine>
  );
}

export const editing = (onEdit: () => void): MoreAction => ({
  label: 'Editar',
  icon: <EditOutlined />,
  item: { onClick: onEdit },
});
