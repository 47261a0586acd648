/** A supply to sell, as typed. */
export interface ProductValues {
  /** Empty for anything else that is charged. */
  readonly productId: string;
  readonly quantity: string;
  readonly price: string;
}

export const NO_PRODUCT = { productId: '', quantity: '1' } as const;
export const NOT_A_QUANTITY = 'Escriba cuántos, de 1 en adelante.';

/** Undefined if it is no quantity. */
export const readQuantity = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined;

/** For the charge: nothing unless a product is sold. */
export const productIn = ({ productId, quantity }: Pick<ProductValues, 'productId' | 'quantity'>) =>
  productId === '' ? {} : { supplyId: Number(productId), quantity: readQuantity(quantity) ?? 1 };
