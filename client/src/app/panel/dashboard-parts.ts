// The dashboard's cards that only some clinics or days have, in one request.
export { FirstStepsCard } from '../../features/clinic/first-steps/FirstStepsCard';
export { NextControlsCard } from '../../features/reports/controls-due/NextControlsCard';
export { UnsavedDrafts } from '../../drafts/UnsavedDrafts';
