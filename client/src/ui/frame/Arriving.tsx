/**
 * In place of a part that is empty until it has loaded: what follows on the page is shown after it, and so is never pushed
 * away by it (base.css).
 */
export const Arriving = () => <span hidden aria-hidden aria-busy />;
