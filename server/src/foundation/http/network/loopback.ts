/** Whether a host name or an address, IPv6 in brackets, is this machine's own. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
