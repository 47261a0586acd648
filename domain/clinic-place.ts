/** Where a clinic is, in one line; empty where neither is known. */
export const clinicPlace = ({ address, city }: { readonly address: string; readonly city: string }): string =>
  [address, city].filter(Boolean).join(', ');
