/** In sessionStorage: only for this tab, and removed when it closes. */
const KEY = 'playground_token';

export const readTabToken = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

export const keepTabToken = (token: string): void => sessionStorage.setItem(KEY, token);

export const forgetTabToken = (): void => sessionStorage.removeItem(KEY);
