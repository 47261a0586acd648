import { HelpByKey } from './HelpByKey';
import { KeepConnected } from './KeepConnected';

/** What every page of the panel has without showing it. */
export const AlwaysThere = () => (
  <>
    <KeepConnected />
    <HelpByKey />
  </>
);
