import EditOutlined from '~icons/outline-edit';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EditableName } from './EditableName';
import { ListLine } from './ListLine';
import type { MoreAction } from './MoreItems';
import { MoreMenu } from './MoreMenu';

interface LineWithMenuProps {
  /** Also names the menu: 'Acciones para Rosa Lillo'. */
  name: string;
  /** What the name and the menu do; absent for users who may only read. */
  onEdit: (() => void) | undefined;
  actions?: readonly MoreAction[];
  /** Controls before the name. */
  start?: ReactNode;
  /** The state beside the name. */
  pill?: ReactNode;
  /** The facts below the name. */
  children: ReactNode;
}

/** A `ListLine` whose name opens it (`EditableName`), with its other actions in a menu at its end. */
export function LineWithMenu({ name, onEdit, actions = [], start, pill, children }: LineWithMenuProps) {
  const text = (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <EditableName name={name} onEdit={onEdit} />
        {pill}
      </Box>
      {children}
    </Box>
  );
  return (
    <ListLine sx={{ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
      {start ? (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
          {start}
          {text}
        </Box>
      ) : (
        text
      )}
      {onEdit && (
        <Box sx={{ marginRight: -1.25 }}>
          <MoreMenu label={`Acciones para ${name}`} actions={[editing(onEdit), ...actions]} />
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
