import { listed } from '../listed.es.js';
import { type Preset, presetOf } from './presets.js';
import { AREA_NAMES } from './rights.es.js';
import { type AreaAccess, listOfRights, type Rights } from './rights.js';

export const PRESET_NAMES: Readonly<Record<Preset, string>> = {
  ALL: 'Todo',
  PROFESSIONAL: 'Profesional',
  RECEPTION: 'Recepción',
  ACCOUNTING: 'Contabilidad',
};

export const CUSTOM_RIGHTS = 'Personalizado';
export const NO_RIGHTS = 'Solo su propio perfil';

/** Such as 'Recepción', 'Personalizado' or 'Solo su propio perfil'. */
export function nameOfRights(rights: Rights): string {
  const preset = presetOf(rights);
  if (preset) return PRESET_NAMES[preset];
  return listOfRights(rights).length === 0 ? NO_RIGHTS : CUSTOM_RIGHTS;
}

/** Such as 'Cambia la agenda y los pacientes; ve el inventario'. */
export function rightsInWords(rights: Rights): string {
  const areasTo = (wanted: AreaAccess): string =>
    listed(
      listOfRights(rights)
        .filter(({ access }) => access === wanted)
        .map(({ area }) => AREA_NAMES[area]),
    );
  const [changed, seen] = [areasTo('WRITE'), areasTo('READ')];
  if (changed === '') return seen === '' ? NO_RIGHTS : `Ve ${seen}`;
  return seen === '' ? `Cambia ${changed}` : `Cambia ${changed}; ve ${seen}`;
}

/** For registers: a preset's name, or all areas, such as 'Cambia la agenda; ve la caja'. */
export const rightsForRegister = (rights: Rights): string => {
  const preset = presetOf(rights);
  return preset ? PRESET_NAMES[preset] : rightsInWords(rights);
};
