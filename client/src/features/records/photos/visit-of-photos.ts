import { createContext } from 'react';

/** The visit to which photos taken in the map of the feet belong; absent where no visit is going on. */
export const VisitOfPhotos = createContext<
  { readonly patientId: number; readonly appointmentId: number } | undefined
>(undefined);
