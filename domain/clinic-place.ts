/** A clinic's address in one line; empty if both parts are empty. */
export const clinicPlace = ({ address, city }: { readonly address: string; readonly city: string }): string =>
  [address, city].filter(Boolean).join(', ');
