import type { Pool } from 'pg';
import { type Letter, type FakeMailServer, partOf } from '../../messages/fake-mail-server.js';
import { eventually } from '../../product/eventually.js';

const LINK = /https:\/\/clinica\.example\/public\/oferta\/([\w-]{43})/;
/** An e-mail of an earlier test may arrive late, but its link is no longer valid. */
const LAST_GOOD = `
  select token from unnest($1::text[]) with ordinality as came (token, place)
  join waiting_offer_link on token_hash = sha256(token::bytea) order by place desc limit 1`;

const tokenIn = (letter: Letter): string => LINK.exec(partOf(letter, 'text/plain') ?? '')?.[1] ?? '';

/** The token in the last offer that was sent by e-mail. */
export async function tokenOfOffer(
  database: Pool,
  { letters }: FakeMailServer,
  email: string,
): Promise<string> {
  let last: string | undefined;
  const hasCome = async () => {
    const tokens = letters.filter(({ to }) => to.includes(email)).map(tokenIn);
    last = (await database.query<{ token: string }>(LAST_GOOD, [tokens])).rows[0]?.token;
    return last !== undefined;
  };
  await eventually(hasCome, `an offer to ${email}`);
  return last!;
}
