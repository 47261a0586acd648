import type pg from 'pg';

export interface ResultColumn {
  readonly name: string;
  /** The oid of its type. */
  readonly dataTypeID: number;
  /** The oid of the table and the number of the column that it shows unchanged, or 0. */
  readonly tableID: number;
  readonly columnID: number;
}

/**
 * Has PostgreSQL analyse a statement without running it: pg itself only describes statements that it runs.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
class Described implements pg.Submittable {
  private columns: readonly ResultColumn[] = [];

  private readonly text: string;
  private readonly settle: (columns: readonly ResultColumn[], error?: Error) => void;

  constructor(text: string, settle: (columns: readonly ResultColumn[], error?: Error) => void) {
    this.text = text;
    this.settle = settle;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { readonly fields: readonly ResultColumn[] }): void {
    this.columns = fields;
  }
  handleError(error: Error): void {
    this.settle([], error);
  }
  handleReadyForQuery(): void {
    this.settle(this.columns);
  }
}

/** PostgreSQL looks up the tables of LOCK and TRUNCATE only when it runs them, so a query of them is analysed instead. */
const ONLY_TABLES = /^\s*(?:lock|truncate)(?:\s+table)?\s+([\w.",\s]+?)(?:\s+in\s[\w\s]+\smode)?\s*$/i;

/** @returns the columns of the statement's rows. @throws pg.DatabaseError if PostgreSQL would refuse it. */
export const describeStatement = (client: pg.ClientBase, text: string): Promise<readonly ResultColumn[]> =>
  new Promise((resolve, reject) => {
    const analysed = text.replace(ONLY_TABLES, 'select from $1');
    client.query(new Described(analysed, (columns, error) => (error ? reject(error) : resolve(columns))));
  });
