/**
 * Where PostgreSQL listens: a socket in a directory of its own, or, where the system has no sockets with a path, a port
 * of this machine alone.
 */
export type Listening =
  | { readonly socketDirectory: string }
  | { readonly port: number; readonly socketDirectory?: undefined }

/** Names the file of the socket. */
export const socketPort = 5432
export const socketFile = `.s.PGSQL.${socketPort}`

/**
 * On the command line, where they count more than any file: a small server for one hub. What it may not do without is
 * left as PostgreSQL has it: fsync, synchronous_commit and full_page_writes are on.
 */
const always = {
  // The programs are linked with an OpenSSL that is out of support, and nobody outside this machine connects.
  ssl: 'off',
  unix_socket_permissions: '0700',
  max_connections: '40',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Whole pages of records are read at once from a disk without a moving head, or from memory.
  random_page_cost: '1.1',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // Compiling a statement takes longer than any statement of the hub.
  jit: 'off',
  // Processes nobody here has work for.
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '1',
  min_wal_size: '48MB',
  max_wal_size: '512MB',
  autovacuum_naptime: '30s',
  // Whoever starts the hub hears what it could not do; statements and their values stay out.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
} as const

export function settingsFor(listening: Listening, more: Readonly<Record<string, string>>): string[] {
  const where: Record<string, string> =
    listening.socketDirectory === undefined
      ? { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
      : {
          listen_addresses: '',
          port: String(socketPort),
          unix_socket_directories: `"${listening.socketDirectory.replaceAll('"', '""')}"`,
        }
  return Object.entries({ ...always, ...where, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}
