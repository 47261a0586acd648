import { prepareData } from './prepared-data.mjs';

/** Prepares data for the products of process tests (RunningClinic). */
export default function globalSetup() {
  globalThis.removeTestData = prepareData().remove;
}
