/** The file name in a content-disposition header; undefined if it has none that is safe to use. */
export const attachedName = (contentDisposition: string | null): string | undefined =>
  /filename="?(\w[\w.-]*)"?(?:;|$)/.exec(contentDisposition ?? '')?.[1];
