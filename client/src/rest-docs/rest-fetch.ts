import type { Send } from '../calls/csrf-fetch';
import { sendTried } from '../playground/send-tried';

export const restFetch: Send = (url, init) =>
  sendTried(
    url,
    { ...init, headers: new Headers(init.headers) },
    init.method !== undefined && init.method !== 'GET',
  );
