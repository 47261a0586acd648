/** The database does not answer. Its code is PostgreSQL's own for a connection that failed. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = '08006';

  constructor() {
    super('the database does not answer');
  }
}
