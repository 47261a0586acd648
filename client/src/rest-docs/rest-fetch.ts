import type { Send } from '../calls/csrf-fetch';
import { sendPlaygroundRequest } from '../playground/send-request';

export const restFetch: Send = (url, init) =>
  sendPlaygroundRequest(
    url,
    { ...init, headers: new Headers(init.headers) },
    init.method !== undefined && init.method !== 'GET',
  );
