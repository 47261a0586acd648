import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface RovingFocus<Group extends Element> {
  /** Props for the element around the items, which carry `data-roving`. */
  readonly group: {
    readonly ref: RefObject<Group | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** The items form one stop of the Tab key; the arrow keys move between them. */
  readonly tabIndex: (index: number) => 0 | -1;
}

/** @param count of the items. */
export function useRovingFocus<Group extends Element>(count: number): RovingFocus<Group> {
  const ref = useRef<Group>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, count - 1);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement | SVGElement>('[data-roving]') ?? [])];
  return {
    group: {
      ref,
      onKeyDown(event) {
        const all = items();
        const from = all.findIndex((item) => item === document.activeElement);
        const step = STEPS[event.key];
        if (step === undefined || from < 0) return;
        event.preventDefault();
        all[(from + step + all.length) % all.length]?.focus();
      },
      // Also after a press: the Tab key returns to the item that was used last.
      onFocus({ target }) {
        const index = items().findIndex((item) => item === target);
        if (index >= 0) setCurrent(index);
      },
    },
    tabIndex: (index) => (index === stop ? 0 : -1),
  };
}
