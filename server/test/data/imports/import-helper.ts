import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import type { Answer, TestClient } from '../../product/test-client.js';

export const IMPORT = `id resource fileName state settledState doneRows rowCount headers columns seenColumns samples failure hasRows undoableUntil
  counts { newRows sameRows likelyRows rejectedRows created filled skipped removed reverted kept }`;

type ImportPath = 'pacientes' | 'pacientes/fichas' | 'citas' | 'insumos';

/** Runs the import steps as a staff user. */
export class Importer {
  private readonly staff: TestClient;
  private readonly path: ImportPath;

  constructor(staff: TestClient, path: ImportPath = 'pacientes') {
    this.staff = staff;
    this.path = path;
  }

  async upload(
    file: string | Buffer,
    name = 'lista.csv',
    choice: Readonly<Record<string, string>> = {},
  ): Promise<Pick<Answer, 'status' | 'body'>> {
    const query = new URLSearchParams({ nombre: name, ...choice });
    const { access, cookie, antiForgery, url } = this.staff;
    const response = await describedFetch(`${url}/api/${this.path}/importaciones/?${query.toString()}`, {
      method: 'POST',
      body: typeof file === 'string' ? file : new Uint8Array(file),
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${access}`,
        cookie: cookie ?? '',
        'x-csrftoken': antiForgery ?? '',
      },
    });
    return { status: response.status, body: await response.json() };
  }

  async find(id: number) {
    return this.ask(`query { import(id: ${id}) { ${IMPORT} } }`, {}, 'import');
  }

  async rows(id: number, filter = '') {
    const page = await this.ask(
      `query { importRows(importId: ${id}${filter}, first: 200) {
         nodes { number cells verdict action targetName patient { id name rut matchedBy } fills faults { column sentence } keptBecause } } }`,
      {},
      'importRows',
    );
    return page.nodes;
  }

  async check(id: number, columns?: readonly (string | null)[]) {
    const mapped = columns ?? (await this.find(id)).columns;
    await this.ask(
      `mutation ($columns: [String]!) { checkImport(id: ${id}, input: { columns: $columns }) { id } }`,
      { columns: mapped },
      'checkImport',
    );
    return this.settled(id);
  }

  async apply(id: number, onSame = 'FILL', onLikely = 'SKIP') {
    await this.beginApply(id, onSame, onLikely);
    return this.settled(id);
  }

  beginApply(id: number, onSame = 'FILL', onLikely = 'SKIP') {
    return this.ask(
      `mutation { applyImport(id: ${id}, input: { onSame: ${onSame}, onLikely: ${onLikely} }) { state } }`,
      {},
      'applyImport',
    );
  }

  async undo(id: number) {
    await this.ask(`mutation { undoImport(id: ${id}) { state } }`, {}, 'undoImport');
    return this.settled(id);
  }

  /** Uploads, checks and applies a file. */
  async bring(file: string | Buffer, ...choices: string[]) {
    const { body } = await this.upload(file);
    await this.check(body.id);
    return this.apply(body.id, ...choices);
  }

  /** Waits until no task of the import is running. */
  async settled(id: number) {
    let found = await this.find(id);
    await eventually(async () => {
      found = await this.find(id);
      return !found.state.endsWith('ING');
    }, 'the end of what is under way');
    return found;
  }

  /** @throws Error with the message of a refusal. */
  async ask(query: string, variables: object, field: string) {
    const { body } = await this.staff.graphql(query, variables);
    if (body.errors)
      throw new Error(JSON.stringify(body.errors[0].extensions.fields ?? body.errors[0].message));
    return body.data[field];
  }
}
