/** The areas of the paths and GraphQL fields about patients to call: the waiting list and controls that are due. */
export const CALLING_PATHS = {
  'GET /api/controles': 'AGENDA',
  'POST /api/controles/invitar': 'MESSAGES',
  'POST /api/controles/no-llamar': 'AGENDA',
  'POST /api/controles/volver-a-llamar': 'AGENDA',
} as const;
export const CALLING_FIELDS = {
  waitingList: 'AGENDA',
  waitingPages: 'AGENDA',
  hoursForWaiting: 'AGENDA',
  addToWaitingList: 'AGENDA',
  offerWaitingHour: 'AGENDA',
  acceptWaitingOffer: 'AGENDA',
  removeFromWaitingList: 'AGENDA',
  waitingHoldMinutes: 'AGENDA',
  setWaitingHoldMinutes: 'SETTINGS',
  controlsDue: 'AGENDA',
  inviteToControl: 'MESSAGES',
  dismissControl: 'AGENDA',
  restoreControl: 'AGENDA',
} as const;
