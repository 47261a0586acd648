import type { Clp } from '#domain/stock/clp.js';
import { readPesos } from '../pesos';

/** A supply to sell, as typed. */
export interface ProductValues {
  /** Empty for anything else that is charged. */
  readonly productId: string;
  readonly quantity: string;
  readonly price: string;
  /** The product's own price for the quantity; null for anything else. */
  readonly usualPrice: Clp | null;
}

export const NO_PRODUCT = { productId: '', quantity: '1', usualPrice: null } as const;
export const NOT_A_QUANTITY = 'Escriba cuántos, de 1 en adelante.';

/** Undefined if it is no quantity. */
export const readQuantity = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined;

/** Whether the product costs something else than its own price, which needs a reason. */
export const hasOtherPrice = ({
  usualPrice,
  price,
}: Pick<ProductValues, 'price' | 'usualPrice'>): boolean => {
  const typed = readPesos(price);
  return usualPrice !== null && typed !== undefined && typed !== usualPrice;
};

/** For the charge: nothing unless a product is sold. */
export const productIn = ({ productId, quantity }: Pick<ProductValues, 'productId' | 'quantity'>) =>
  productId === '' ? {} : { supplyId: Number(productId), quantity: readQuantity(quantity) ?? 1 };
