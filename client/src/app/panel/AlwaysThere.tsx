import { HelpByKey } from './HelpByKey';
import { KeepConnected } from './KeepConnected';

/** Invisible parts of every page of the panel. */
export const AlwaysThere = () => (
  <>
    <KeepConnected />
    <HelpByKey />
  </>
);
