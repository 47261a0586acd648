/**
 * Stands in for a part that is still loading: what follows on the page is shown after it, and so is never pushed away
 * by it (base.css).
 */
export const Arriving = () => <span hidden aria-hidden aria-busy />;
