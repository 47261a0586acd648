import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts without echoing the input. Standard input must be a terminal. */
export async function promptHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}
