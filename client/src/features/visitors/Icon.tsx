/** Outlines in a 24 by 24 grid, drawn in the text's colour. */
const PATHS = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chat: 'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM9 9.5c0 3 2.5 5.5 5.5 5.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 7.5V12l3 2',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  menu: 'M4 8h16M4 16h16',
  phone:
    'M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5Z',
  warn: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 7.5v5.5M12 16.2v.1',
  close: 'm6 6 12 12M18 6 6 18',
  bag: 'M5 8.5h14l-1 12H6zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  calendar:
    'M6.5 5.5h11A2.5 2.5 0 0 1 20 8v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18V8a2.5 2.5 0 0 1 2.5-2.5ZM4 10h16M8.5 3.5v4M15.5 3.5v4M12 13v5M9.5 15.5h5',
  done: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
