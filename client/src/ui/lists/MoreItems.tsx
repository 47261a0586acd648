import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { ElementType, ReactNode } from 'react';
import { flushSync } from 'react-dom';

export interface MoreAction {
  readonly label: string;
  readonly icon: ReactNode;
  /** The item's action: a click, or a link with its component and address. */
  readonly item: Pick<MenuItemProps, 'onClick'> & {
    readonly component?: ElementType;
    readonly to?: string;
    readonly state?: object;
    readonly href?: string;
    readonly target?: string;
    readonly rel?: string;
  };
}

interface MoreItemsProps {
  id: string;
  anchor: HTMLElement | undefined;
  actions: readonly MoreAction[];
  onClose: () => void;
}

/** The open menu of a `MoreMenu`. */
export function MoreItems({ id, anchor, actions, onClose }: MoreItemsProps) {
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={onClose}>
      {actions.map(({ label: words, icon, item }) => (
        <MenuItem
          key={words}
          {...(item.href && { component: 'a' })}
          {...item}
          onClick={(event) => {
            // The button has the focus again before a dialog opens, so that the dialog returns it there.
            flushSync(onClose);
            item.onClick?.(event);
          }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
