import { archiveVerify } from './cli-archive.ts'
import { auditCommands } from './cli-audit.ts'
import { backup } from './cli-backup.ts'
import { type Command, Failure, failed, type Options } from './cli-command.ts'
import { emdnCommands } from './cli-emdn.ts'
import { mcp } from './cli-mcp.ts'
import { psql } from './cli-psql.ts'
import { restore } from './cli-restore.ts'
import { userCommands } from './cli-user.ts'
import { readConfig } from './config.ts'
import { reasonOf } from './database/connect.ts'
import { DirectoryInUse } from './database/directory-lock.ts'

/** What an administrator does from the command line, beside a running server or without one. */
const commands: readonly Command[] = [
  ...auditCommands,
  archiveVerify,
  backup,
  restore,
  ...emdnCommands,
  ...userCommands,
  psql,
  mcp,
]

function written({ words, operands, options = {} }: Command): string {
  const optional = Object.entries(options).map(
    ([name, value]) => `[${name}${value === null ? '' : `=${value}`}]`,
  )
  return ['npm run hub --', ...words, ...operands, ...optional].join(' ')
}

/** Undefined where a word that begins with `--` is none of its options. */
function optionsOf({ options = {} }: Command, given: readonly string[]): Options | undefined {
  const found = new Map<string, string>()
  for (const word of given) {
    const [name = '', ...value] = word.split('=')
    const takes = options[name]
    if (takes === undefined || (takes === null) !== (value.length === 0)) return undefined
    found.set(name, value.join('='))
  }
  return found
}

function usage(): string {
  const lines = commands.map((command) => `  ${written(command)}\n      ${command.help}`)
  return [
    'Usage, about the hub in HUB_DATA_DIR or DATABASE_URL:',
    ...lines,
    `Exit code 0 when it is done, ${failed} when it could not be done.`,
  ].join('\n')
}

async function run(all: readonly string[]): Promise<number> {
  const given = all.filter((word) => !word.startsWith('--'))
  const found = commands.find(
    ({ words, operands }) =>
      words.every((word, place) => given[place] === word) && given.length === words.length + operands.length,
  )
  const options =
    found &&
    optionsOf(
      found,
      all.filter((word) => word.startsWith('--')),
    )
  if (!found || !options) throw new Error(usage())
  try {
    return await found.run(given.slice(found.words.length), readConfig(process.env), options)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    throw new Failure(`${error.message}\nStop that process first.`)
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = failed
  },
)
