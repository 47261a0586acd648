import { TRAP_FIELD, TRAP_LABEL } from '#domain/booking/trap.js';

/** For programs that fill in whatever they find: nobody sees, hears or reaches it. */
export const TrapField = () => (
  <div className="unseen" aria-hidden="true">
    <label htmlFor={TRAP_FIELD}>{TRAP_LABEL}</label>
    <input id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);
