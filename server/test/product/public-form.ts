import { describedFetch } from './described-fetch.js';

/** Headers that a browser sends with a form of the same site. */
const OF_OWN_PAGE: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' };

interface FormAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly location: string | null;
  readonly text: string;
}

/** Submits a public page's form as a browser without scripts does. */
export async function sendForm(
  { url }: { readonly url: string },
  path: string,
  fields: object = {},
  headers = OF_OWN_PAGE,
): Promise<FormAnswer> {
  const response = await describedFetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });
  const { status, headers: answered } = response;
  return { status, headers: answered, location: answered.get('location'), text: await response.text() };
}
