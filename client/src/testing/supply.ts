import { asStored } from '#domain/stock/supply-fields.es.js';

export function aSupply(id: number, more: object = {}) {
  return {
    __typename: 'Supply',
    id,
    ...asStored({ name: `Insumo ${id}`, unit: 'caja', stock: 10, criticalStock: 5, unitValue: 1_500 }),
    contains: [],
    isCritical: false,
    shortfall: 0,
    version: 1,
    ...more,
  };
}
