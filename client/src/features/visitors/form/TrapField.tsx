import { TRAP_FIELD, TRAP_LABEL } from '#domain/visitors/booking/trap.js';

/** A trap for bots: people can't see it, reach it by keyboard, or hear it in a screen reader. */
export const TrapField = () => (
  <div className="unseen" aria-hidden="true">
    <label htmlFor={TRAP_FIELD}>{TRAP_LABEL}</label>
    <input id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);
