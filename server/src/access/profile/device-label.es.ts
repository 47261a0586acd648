import Bowser from 'bowser';

const UNKNOWN = 'Otro programa';

/** 'Chrome en Windows', from a request's `user-agent`. */
export function deviceLabel(userAgent: string): string {
  if (userAgent === '') return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  if (!browser.name || !os.name) return UNKNOWN;
  // 'iPhone' says more than 'iOS'.
  const device = platform.vendor === 'Apple' && platform.type !== 'desktop' ? platform.model : undefined;
  return `${browser.name} en ${device ?? os.name}`;
}
