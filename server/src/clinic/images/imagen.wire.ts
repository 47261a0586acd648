import { CLINIC_IMAGE_KINDS, type ClinicImageKind } from '#domain/clinic/images/clinic-image.js';
import type { ClinicImagePlace } from './clinic-images.service.js';

export const CUAL: Readonly<Record<ClinicImageKind, string>> = { LOGO: 'logo', PHOTO: 'foto' };

/** @returns undefined for an unknown word. */
export const imageKindOf = (word: string): ClinicImageKind | undefined =>
  CLINIC_IMAGE_KINDS.find((kind) => CUAL[kind] === word);

/** The logo or photo as REST shows it; `imagen` is null if there is none. */
export const toImagen = ({ kind, version, image }: ClinicImagePlace) => ({
  cual: CUAL[kind],
  version,
  imagen: image && {
    direccion: image.address,
    direccion_pequena: image.smallAddress,
    direccion_vista_previa: image.previewAddress,
    ancho: image.width,
    alto: image.height,
  },
});
