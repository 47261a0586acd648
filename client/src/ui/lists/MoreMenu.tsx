import MoreVertRounded from '~icons/round-more-vert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { type ElementType, type ReactNode, useId, useState } from 'react';
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

interface MoreMenuProps {
  /** Names the button for screen readers. */
  label: string;
  actions: readonly MoreAction[];
}

/** The rarer actions behind one button; empty if there are none. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (actions.length === 0) return null;
  const close = () => setAnchor(undefined);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        {...(anchor && { 'aria-controls': id })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={close}>
        {actions.map(({ label: words, icon, item }) => (
          <MenuItem
            key={words}
            {...(item.href && { component: 'a' })}
            {...item}
            onClick={(event) => {
              // The button has the focus again before a dialog opens, so that the dialog returns it there.
              flushSync(close);
              item.onClick?.(event);
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
