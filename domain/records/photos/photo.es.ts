import type { ImageSize } from '../../clinic/images/clinic-image.js';
import { thousands } from '../../thousands.es.js';
import { footInWords, toeInWords, ZONE_LABELS } from '../foot/findings.es.js';
import type { PhotoKind, PhotoPlace, PhotoPurpose } from './photo.js';

export const PHOTO_KIND_LABELS: Readonly<Record<PhotoKind, string>> = {
  PHOTO: 'Foto',
  DOCUMENT: 'Documento',
};

export const PHOTO_PURPOSE_LABELS: Readonly<Record<PhotoPurpose, string>> = {
  CLINICAL: 'Clínica',
  PUBLISHING: 'Difusión',
};

const AGAIN = 'súbala de nuevo';

export const PHOTO_FAULTS = {
  none: 'No llegó ningún archivo. Elija una foto o un documento PDF.',
  inAForm: 'Envíe el archivo mismo como cuerpo de la solicitud, sin formulario (Content-Type: image/jpeg).',
  otherFormat:
    'El archivo no es una foto JPEG, PNG o WebP ni un documento PDF. Guárdelo en uno de esos formatos y súbalo de nuevo.',
  heic: `La foto está en formato HEIC, que aquí no se puede leer. En el iPhone elija Ajustes → Cámara → Formatos → Más compatible, o guárdela como JPEG, y ${AGAIN}.`,
  tooHeavy: 'El archivo pesa más de 12 MB. Redúzcalo y súbalo de nuevo.',
  animated: `La imagen tiene movimiento. Elija una fija y ${AGAIN}.`,
  damaged: `La foto está dañada o incompleta. Ábrala, guárdela otra vez y ${AGAIN}.`,
  tooLarge: ({ width, height }: ImageSize): string =>
    `La foto mide ${thousands(width)} × ${thousands(height)} píxeles, más de los 110 millones que se admiten. Redúzcala y ${AGAIN}.`,
  tooSlow: `La foto no se pudo procesar a tiempo. Redúzcala y ${AGAIN}.`,
  tooMany: 'Ha subido 200 archivos en una hora. Espere unos minutos e inténtelo de nuevo.',
  noSide: 'Elija también el pie: derecho o izquierdo.',
  twoPlaces: 'Elija una uña o una zona, no ambas.',
  noConsent: 'Falta el consentimiento del paciente para fotografiarlo. Regístrelo y vuelva a intentarlo.',
  noPublishingConsent:
    'Falta el consentimiento del paciente para difundir sus fotos. Regístrelo y vuelva a intentarlo.',
  blocked: 'Los datos del paciente están bloqueados: sus fotos no se difunden.',
  notForPublishing: 'Esta foto es solo para la atención: no se puede difundir.',
  documentIsClinical: 'Un documento es solo para la atención: no se puede difundir.',
  notFound: 'Esa foto o ese documento no existe.',
  withdrawn: 'Ya fue retirada.',
  samePatient: 'La foto ya es de ese paciente. Elija a otro.',
} as const;

/** '1.er ortejo derecho', 'talón, pie izquierdo', 'pie derecho'; empty for no place. */
export function placeInWords({ side, toe, zone }: PhotoPlace): string {
  if (side === null) return '';
  const places = [
    toe === null ? '' : toeInWords(side, toe),
    zone === null ? '' : `${ZONE_LABELS[zone]}, ${footInWords(side)}`,
  ];
  return places.filter(Boolean).join('; ') || footInWords(side);
}
