import type { Place } from '#domain/records/foot/exam-edits.js';
import { footInWords, toeInWords, ZONE_LABELS } from '#domain/records/foot/findings.es.js';

/** 'uña del 1.er ortejo derecho', 'talón, pie izquierdo', 'pie derecho'. */
export const placeInWords = (place: Place): string => {
  if ('toe' in place) return `uña del ${toeInWords(place.side, place.toe)}`;
  return 'zone' in place ? `${ZONE_LABELS[place.zone]}, ${footInWords(place.side)}` : footInWords(place.side);
};
