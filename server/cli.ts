import { auditVerify } from './cli-audit.ts'
import { backup } from './cli-backup.ts'
import { type Command, Failure, failed } from './cli-command.ts'
import { emdnCommands } from './cli-emdn.ts'
import { psql } from './cli-psql.ts'
import { restore } from './cli-restore.ts'
import { userCommands } from './cli-user.ts'
import { readConfig } from './config.ts'
import { reasonOf } from './database/connect.ts'
import { DirectoryInUse } from './database/directory-lock.ts'

/** What an administrator does from the command line, beside a running server or without one. */
const commands: readonly Command[] = [auditVerify, backup, restore, ...emdnCommands, ...userCommands, psql]

const written = ({ words, operands }: Command) => ['npm run hub --', ...words, ...operands].join(' ')

function usage(): string {
  const lines = commands.map((command) => `  ${written(command)}\n      ${command.help}`)
  return [
    'Usage, about the hub in HUB_DATA_DIR or DATABASE_URL:',
    ...lines,
    `Exit code 0 when it is done, ${failed} when it could not be done.`,
  ].join('\n')
}

async function run(given: readonly string[]): Promise<number> {
  const found = commands.find(
    ({ words, operands }) =>
      words.every((word, place) => given[place] === word) && given.length === words.length + operands.length,
  )
  if (!found) throw new Error(usage())
  try {
    return await found.run(given.slice(found.words.length), readConfig(process.env))
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
