import type { Area } from '#domain/access/rights.js';
import type { ComponentType, ReactNode } from 'react';
import { useRights } from '../../session/current-staff';
import { optionalPart } from '../../ui/frame/optional-part';

/** A part of another feature's page, which only users who may read the area see. Its code is not loaded for others. */
export function partOfArea<Props extends object>(
  area: Area,
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Part = optionalPart(load, fallback);
  return function PartOfArea(props: Props) {
    return useRights()(area, 'READ') ? <Part {...props} /> : null;
  };
}
