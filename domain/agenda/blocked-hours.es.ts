import type { BlockFault } from './blocked-hours.js';

const FAULTS: Readonly<Record<BlockFault['kind'], string>> = {
  OFF_HALF_HOURS: 'Elija una hora en punto o media hora.',
  TOO_SHORT: 'Elija una hora de término posterior a la de inicio.',
  PAST_MIDNIGHT: 'Un bloqueo termina el mismo día. Bloquee el día siguiente aparte.',
};

export const blockFaultSentence = ({ kind }: BlockFault): string => FAULTS[kind];

export const BLOCK_CLASHES = 'Ya hay una cita o un bloqueo a esa hora. Muévalo antes, o elija otras horas.';
export const BLOCK_NOT_FOUND = 'Ese bloqueo no existe o ya fue quitado.';
