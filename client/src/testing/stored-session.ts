export function storeSession(accessToken = 'access-1', refreshToken = 'refresh-1'): void {
  localStorage.setItem('access_token', accessToken);
  localStorage.setItem('refresh_token', refreshToken);
}

/** Changes the storage as another tab would, with its storage event. */
export function fromAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
}
