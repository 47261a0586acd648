import type { Pool } from 'pg';
import { type Letter, type MailStandIn, partOf } from '../messages/mail-stand-in.js';
import { eventually } from '../product/eventually.js';

const LINK = /https:\/\/clinica\.example\/public\/oferta\/([\w-]{43})/;
/** A letter of an earlier test may come late: its link opens nothing any more. */
const LAST_GOOD = `
  select token from unnest($1::text[]) with ordinality as came (token, place)
  join waiting_offer_link on token_hash = sha256(token::bytea) order by place desc limit 1`;

const tokenIn = (letter: Letter): string => LINK.exec(partOf(letter, 'text/plain') ?? '')?.[1] ?? '';

/** Of the link in the last offer that somebody gets by e-mail. */
export async function tokenOfOffer(database: Pool, { letters }: MailStandIn, email: string): Promise<string> {
  let last: string | undefined;
  const hasCome = async () => {
    const tokens = letters.filter(({ to }) => to.includes(email)).map(tokenIn);
    last = (await database.query<{ token: string }>(LAST_GOOD, [tokens])).rows[0]?.token;
    return last !== undefined;
  };
  await eventually(hasCome, `an offer to ${email}`);
  return last!;
}
