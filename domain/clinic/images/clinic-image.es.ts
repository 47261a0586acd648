import { thousands } from '../../thousands.es.js';
import { type ClinicImageKind, type ImageSize, leastSide } from './clinic-image.js';

const AGAIN = 'súbala de nuevo';

export const IMAGE_FAULTS = {
  none: 'No llegó ninguna imagen. Elija un archivo PNG, JPEG o WebP.',
  otherFormat: `El archivo no es una imagen PNG, JPEG o WebP. Guárdela en uno de esos formatos y ${AGAIN}.`,
  inAForm: 'Envíe la imagen misma como cuerpo de la solicitud, sin formulario (Content-Type: image/png).',
  tooHeavy: `La imagen pesa más de 5 MB. Redúzcala y ${AGAIN}.`,
  animated: `La imagen tiene movimiento. Elija una fija y ${AGAIN}.`,
  damaged:
    'La imagen está dañada o incompleta. Ábrala en su computador, guárdela otra vez y súbala de nuevo.',
  tooLarge: (size: ImageSize): string =>
    `La imagen mide ${inPixels(size)}, que es demasiado. Redúzcala a unos 4.000 por lado y ${AGAIN}.`,
  tooSmall: (kind: ClinicImageKind, size: ImageSize): string =>
    `La imagen mide ${inPixels(size)}, que es muy poco: se vería borrosa. Elija una de al menos ${leastSide(kind)} por lado.`,
  tooSlow: `La imagen no se pudo procesar a tiempo. Redúzcala y ${AGAIN}.`,
  busy: 'Otra imagen se está procesando. Espere unos segundos e inténtelo de nuevo.',
  tooMany: 'Se han subido muchas imágenes seguidas. Espere unos minutos e inténtelo de nuevo.',
} as const;

const inPixels = ({ width, height }: ImageSize): string =>
  `${thousands(width)} × ${thousands(height)} píxeles`;
