/** A session in this browser's storage. */
export function storeSession(accessToken = 'access-1', refreshToken = 'refresh-1'): void {
  localStorage.setItem('access_token', accessToken);
  localStorage.setItem('refresh_token', refreshToken);
}

/** What another tab did to the storage, as this one hears of it. */
export function fromAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
}
