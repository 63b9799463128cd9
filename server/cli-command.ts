import { hostname, userInfo } from 'node:os'
import type { Config } from './config.ts'
import { hasCluster, hasOldFiles } from './database/bundled/bundled-server.ts'
import { connect, type Database } from './database/connect.ts'

/** What a command of `npm run hub` is made of. */
export interface Command {
  /** Its first words. */
  readonly words: readonly string[]
  /** Behind them: `FILE`. */
  readonly operands: readonly string[]
  /** What may be said besides, `--name` or `--name=VALUE`: the name, and what the value is. */
  readonly options?: Readonly<Record<string, string | null>>
  /** What it does, and what its exit code means. */
  readonly help: string
  /** Given its operands; answers the exit code. */
  readonly run: (operands: readonly string[], config: Config, options: Options) => Promise<number>
}

/** Those that were given, by name; of one without a value it is blank. */
export type Options = ReadonlyMap<string, string>

/** The exit codes. */
export const [done, notWhole, failed] = [0, 1, 2] as const

export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** What went wrong, with what can be done about it. */
export class Failure extends Error {}

export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  refuseNothing(config)
  const database = await connect(config, new Date())
  try {
    return await work(database)
  } catch (error) {
    throw isNoTable(error) ? new Failure(`There is no hub in this database: ${database.description}.`) : error
  } finally {
    await database.close()
  }
}

const isNoTable = (error: unknown) => (error as { code?: unknown } | null)?.code === '42P01'

/** Opening a directory makes one: a mistyped name must not become an empty hub whose trail is whole. */
function refuseNothing({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || hasCluster(dataDir) || hasOldFiles(dataDir)) return
  throw new Failure(`There is no hub in ${dataDir} (HUB_DATA_DIR).`)
}

/** The hub knows no person at the command line; the operating system does. */
export function whoAsks(): string {
  let name = 'somebody'
  try {
    name = userInfo().username
  } catch {
    // An account number without a name, as containers have.
    name = `user ${process.getuid?.() ?? ''}`.trim()
  }
  return `At the command line, by ${name} on ${hostname()}`
}
