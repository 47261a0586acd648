/**
 * PostgreSQL's settings, given at each start rather than written into the data, so that a new version's choices reach
 * old data.
 * @param durable false only for data that may be lost, such as a test's.
 */
export function serverSettings(port: number, durable: boolean): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    // Everything goes through TCP: a socket's path may be longer than the system allows.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',

    // A whole database of some tens of megabytes fits, beside Node, on a machine with 1 GB.
    shared_buffers: '128MB',
    // With everything in memory, the extra processes that read ahead have nothing to do.
    io_method: 'sync',
    // The log of changes may not grow to PostgreSQL's usual gigabyte on a small disk.
    max_wal_size: '256MB',
    // Our queries take a millisecond or two; compiling one takes a hundred.
    jit: 'off',
    // Any disk of today finds a random page almost as fast as the next one.
    random_page_cost: 1.1,

    // A failed statement's text and details hold patients' data: neither may reach a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  if (!durable) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
