import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { checkArchive } from './archive/archive-seal.ts'
import { type Command, done, Failure, notWhole, say } from './cli-command.ts'
import { ZipError } from './files/zip-archive.ts'
import { readAuditKeys } from './platform/keys/audit-key.ts'

export const archiveVerify: Command = {
  words: ['archive', 'verify'],
  operands: ['FILE'],
  help: `checks an archive of devices with the public keys in the keys directory (HUB_KEYS_DIR), without a database: signature, files, entries of the trail, revisions, and that each file is the one its row names; exit code ${done} when all of it fits, ${notWhole} when something does not`,
  run: async ([file = ''], config) => {
    const path = resolve(file)
    const checked = await checkArchive(readFileSync(path), readAuditKeys(config.keys)).catch((error) => {
      throw error instanceof ZipError ? new Failure(`${path}: ${error.message}.`) : error
    })
    const { problems, files, entries, revisions, devices, madeAt, keyId, trailProblems } = checked
    say(
      `${basename(path)}: ${devices.length === 1 ? '1 device' : `${devices.length} devices`}, archived at ${madeAt}`,
    )
    for (const problem of problems) say(problem)
    if (problems.length > 0) return notWhole
    say(
      `ok, ${files} files, ${entries} entries of the trail, ${revisions} revisions, signed with the key ${keyId}`,
    )
    if (trailProblems !== null)
      say(
        trailProblems === 0
          ? 'When it was made, the whole audit trail of the hub verified.'
          : `When it was made, the audit trail of the hub did not verify (${trailProblems} ${trailProblems === 1 ? 'problem' : 'problems'}).`,
      )
    return done
  },
}
