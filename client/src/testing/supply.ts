export function aSupply(id: number, more: object = {}) {
  return {
    __typename: 'Supply',
    id,
    name: `Insumo ${id}`,
    description: '',
    unit: 'caja',
    stock: 10,
    criticalStock: 5,
    unitValue: 1_500,
    expiryDate: null,
    salePrice: null,
    supplier: '',
    contains: [],
    isCritical: false,
    shortfall: 0,
    version: 1,
    ...more,
  };
}
