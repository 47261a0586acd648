import { VISIT_DAY } from './visit';

/** A photo of the left heel, unless `more` says otherwise. */
export const aPhoto = (id: number, more: object = {}) => ({
  __typename: 'Photo',
  id,
  patientId: 3,
  kind: 'PHOTO',
  purpose: 'CLINICAL',
  appointmentId: null,
  recordId: null,
  professionalId: null,
  side: 'LEFT',
  toe: null,
  zone: 'HEEL',
  takenOn: VISIT_DAY,
  note: '',
  width: 800,
  height: 600,
  bytes: 90_000,
  address: `/api/pacientes/fotos/archivos/${id}`,
  smallAddress: `/api/pacientes/fotos/archivos/${id}/miniatura`,
  addedAt: '2026-11-23T13:00:00Z',
  addedBy: 'Ana',
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnReason: null,
  ...more,
});

export const photoPage = (nodes: readonly object[]) => ({
  data: {
    photos: {
      __typename: 'PhotoPage',
      nodes,
      totalCount: nodes.length,
      hasNextPage: false,
      endCursor: null,
    },
  },
});
