import { LINK_MARK } from './message-template.es.js';

/** The page of an appointment for its owner. @param base the clinic's public URL, without a trailing slash. */
export const ownLink = (base: string, token: string): string => `${base}/public/cita/${token}`;

/** The page to answer a waiting-list offer. @param base as above. */
export const offerLink = (base: string, token: string): string => `${base}/public/oferta/${token}`;

export const hasLinkMark = (text: string): boolean => text.includes(LINK_MARK);

/** Inserts the link, which stored texts never contain. Without a link, the paragraphs that need it are left out. */
export function withLink(text: string, link: string | undefined): string {
  if (link !== undefined) return text.replaceAll(LINK_MARK, link);
  const paragraphs = text.split('\n\n').filter((paragraph) => !hasLinkMark(paragraph));
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : text.replaceAll(LINK_MARK, '-');
}
