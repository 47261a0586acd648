import { type RefObject, useEffect, useState } from 'react';

export interface Peeked {
  readonly id: number;
  readonly anchor: HTMLElement;
}

/** Milliseconds over an event before its card opens. */
const PEEK_AFTER_MS = 400;

/** The event under the mouse or with the keyboard's focus. A tap opens the event instead. */
export function useEventPreview(frame: RefObject<HTMLElement | null>): Peeked | undefined {
  const [peeked, setPeeked] = useState<Peeked>();
  useEffect(() => {
    const calendar = frame.current;
    if (!calendar) return;
    let over: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      over = undefined;
      setPeeked(undefined);
    };
    const begin = (target: EventTarget | null) => {
      const anchor = (target as Element).closest<HTMLElement>('.rbc-event') ?? undefined;
      if (anchor === over) return;
      end();
      const id = Number(anchor?.querySelector<HTMLElement>('[data-appointment]')?.dataset['appointment']);
      if (!anchor || !id) return;
      over = anchor;
      timer = setTimeout(() => setPeeked({ id, anchor }), PEEK_AFTER_MS);
    };
    const onPointer = ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 0) begin(target);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if ((target as Element).matches(':focus-visible')) begin(target);
    };
    const listeners = [
      ['pointermove', onPointer],
      ['focusin', onFocus],
      ['pointerleave', end],
      ['pointerdown', end],
      ['focusout', end],
      ['keydown', end],
    ] as const;
    for (const [name, listener] of listeners) calendar.addEventListener(name, listener as EventListener);
    document.addEventListener('scroll', end, true);
    return () => {
      end();
      for (const [name, listener] of listeners) calendar.removeEventListener(name, listener as EventListener);
      document.removeEventListener('scroll', end, true);
    };
  }, [frame]);
  return peeked;
}
