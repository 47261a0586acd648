/**
 * Passed at each start instead of written to postgresql.conf, so that a new version's settings apply to existing data.
 * @param durable false only for data that may be lost, such as a test's.
 */
export function serverSettings(port: number, durable: boolean): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    // TCP only: the path of a Unix socket may be longer than the system allows.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',

    // Holds the whole database (some tens of megabytes) and leaves room for Node on a machine with 1 GB.
    shared_buffers: '128MB',
    // Everything is in memory, so I/O worker processes would have nothing to do.
    io_method: 'sync',
    // The default of 1 GB is too much for a small disk.
    max_wal_size: '256MB',
    // Queries take a millisecond or two; compiling one takes a hundred.
    jit: 'off',
    // SSDs read random pages almost as fast as sequential ones.
    random_page_cost: 1.1,

    // The text and details of failed statements contain patients' data, which must not be logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  if (!durable) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
