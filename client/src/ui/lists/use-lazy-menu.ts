import { type MouseEvent, useId, useState } from 'react';

/**
 * The button and the state of a menu whose code is loaded when it is about to be opened.
 * @param preload loads the code.
 */
export function useLazyMenu(preload: () => void) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  // The menu stays mounted, so that it closes with an animation.
  const [wasOpened, setOpened] = useState(false);
  const isOpen = anchor !== undefined;
  return {
    id,
    anchor,
    wasOpened,
    close: () => setAnchor(undefined),
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setOpened(true);
        setAnchor(currentTarget);
      },
    },
  } as const;
}
