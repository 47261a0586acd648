import type { PublicAddressFault } from './public-address.js';

export const PUBLIC_ADDRESS_MESSAGES = {
  address: 'Escriba la dirección completa y sin nada después del nombre, como https://clinica.cl.',
  fromEnvironment: 'La dirección se fija en el servidor (PUBLIC_URL), no en esta pantalla.',
} as const;

/** Ends the sentences about addresses that this server can't try out, but a browser can. */
const OPEN_THERE = 'Si el panel abre en esa dirección, ábralo ahí y guárdela desde ahí.';

export const PUBLIC_ADDRESS_FAULTS: Readonly<Record<PublicAddressFault, string>> = {
  NAME: 'No existe un sitio con ese nombre. Revise cómo está escrito.',
  PRIVATE_ADDRESS: `Esa dirección está en una red privada. ${OPEN_THERE}`,
  ONLY_HERE: 'Esa dirección solo se abre en el mismo equipo del sistema. Escriba la que usan los pacientes.',
  NOT_ENCRYPTED: `Por internet la dirección debe empezar con https. ${OPEN_THERE}`,
  REFUSED: `En esa dirección no responde nadie. ${OPEN_THERE}`,
  TIMEOUT: `Esa dirección no respondió a tiempo. ${OPEN_THERE}`,
  CERTIFICATE: 'El certificado de esa dirección no es válido: los navegadores la rechazan.',
  REDIRECT: 'Esa dirección lleva a otra. Escriba la definitiva.',
  ANOTHER_SITE: 'En esa dirección responde otro sitio, no el de esta clínica.',
  CONNECTION: `No se pudo abrir esa dirección. ${OPEN_THERE}`,
};
