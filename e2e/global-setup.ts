import { prepareData } from '../server/test/setup/prepared-data.mjs';

/** Prepares the data of which each worker's product starts with a copy. @returns a function that removes them. */
export default function globalSetup(): () => void {
  return prepareData().remove;
}
