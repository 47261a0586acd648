/**
 * The first file in a form that a browser sends without scripts (RFC 7578). Its name and type are left unread: the bytes
 * say what it is.
 * @returns undefined if the body is no such form, or no file was chosen.
 */
export async function fileInForm(contentType: string | undefined, body: Buffer): Promise<Buffer | undefined> {
  // Node's own reader of forms.
  const form = await new Response(body, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => undefined);
  for (const value of form?.values() ?? [])
    if (typeof value !== 'string' && value.size > 0) return Buffer.from(await value.arrayBuffer());
  return undefined;
}
