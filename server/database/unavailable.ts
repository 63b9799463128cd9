/** SQLSTATE classes: the connection, the resources of the server (a full disk is 53100), its input and output. */
const serverTrouble = /^(08|53|58)|^57P0[1-5]$|^57014$/

/** What the operating system says of a connection that is not there, and of a disk that is full. */
const systemTrouble = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO'],
])

/** The driver has no codes for these. */
const driverTrouble =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Query read timeout|timeout (expired|exceeded when trying to connect)|Cannot use a pool after calling end|driver has already been destroyed)/

/** No connection could be had, for whatever reason. */
export class NotConnected extends Error {
  constructor(cause: unknown) {
    super('There is no connection to the database', { cause })
  }
}

const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Nothing the request did wrong: the database is away or too slow, or the disk is full. Trying again later helps. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (error instanceof NotConnected) return true
  const code = codeOf(error)
  if (code !== '') return serverTrouble.test(code) || systemTrouble.has(code)
  return error instanceof Error && driverTrouble.test(error.message)
}

export const isDiskFull = (error: unknown): boolean => noRoom.has(codeOf(error))

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}
