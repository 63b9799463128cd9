import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { refuseExisting } from './backup/backup.ts'
import { type Command, done, notWhole, say, withDatabase } from './cli-command.ts'
import type { Config } from './config.ts'
import { eachSlice, hashOfEntry } from './platform/audit-chain-queries.ts'
import { checkHead, readHeads, type SignedHead } from './platform/audit-heads.ts'
import { type Evidence, verifyTrail } from './platform/audit-verification.ts'
import { readAuditKeys } from './platform/keys/audit-key.ts'

export const evidenceFrom = ({ keys, heads }: Config): Evidence => ({ keys: readAuditKeys(keys), heads })

const auditVerify: Command = {
  words: ['audit', 'verify'],
  operands: [],
  help: `reads the whole audit trail, the signed heads and all rows they are about, and changes nothing; exit code ${done} when all of it fits, ${notWhole} when something does not`,
  run: (_, config) =>
    withDatabase(config, async ({ db }) => {
      const { ok, entries, firstBroken, problems, more, head } = await verifyTrail(db, evidenceFrom(config))
      const signed = head
        ? `Signed up to entry ${head.seq} at ${head.at} with the key ${head.keyId}.`
        : 'No head of it was signed yet.'
      if (ok) {
        say(`ok, ${entries} entries`)
        say(signed)
        return done
      }
      for (const { message } of problems) say(message)
      if (more > 0) say(`${more} more things are wrong.`)
      if (firstBroken !== null) say(`Entry ${firstBroken} does not fit; ${entries} entries were read.`)
      else say(`The ${entries} entries fit each other, but not what was found besides.`)
      say(signed)
      return notWhole
    }),
}

const shownHeads = 20

const auditHeads: Command = {
  words: ['audit', 'heads'],
  operands: [],
  help: `prints the last ${shownHeads} signed heads and checks each: its signature, and that the trail has its entry; exit code ${notWhole} when one fails`,
  run: (_, config) =>
    withDatabase(config, async ({ db }) => {
      const { keys, heads: settings } = evidenceFrom(config)
      const { heads, unreadable } = readHeads(settings.file)
      say(
        `${settings.file}: ${heads.length} heads; one is signed every ${settings.everyMinutes} minutes where something was written.`,
      )
      for (const line of unreadable) say(`Line ${line} is no head.`)
      let good = unreadable.length === 0
      for (const head of heads.slice(-shownHeads)) {
        const found = {
          signature: checkHead(keys, head),
          isThere: (await hashOfEntry(db, head.seq)) === head.hash,
        }
        good &&= found.signature === 'good' && found.isThere
        say(lineOf(head, found))
      }
      return good ? done : notWhole
    }),
}

const signatureWords = {
  good: 'signature good',
  bad: 'SIGNATURE WRONG',
  'unknown key': 'KEY NOT KNOWN',
} as const

const lineOf = (
  { at, seq, hash, keyId }: SignedHead,
  found: { readonly signature: keyof typeof signatureWords; readonly isThere: boolean },
) =>
  [
    at,
    `entry ${seq}`,
    hash,
    `key ${keyId}`,
    signatureWords[found.signature],
    found.isThere ? 'in the trail' : 'NOT IN THE TRAIL',
  ].join('\t')

const auditExport: Command = {
  words: ['audit', 'export'],
  operands: ['FILE'],
  help: 'writes every entry as it was hashed, a line each, oldest first, to be checked with standard tools; FILE must not be there yet',
  run: ([file = ''], config) =>
    withDatabase(config, async ({ db }) => {
      const path = resolve(file)
      refuseExisting(path)
      let entries = 0
      async function* lines() {
        for await (const slice of eachSlice(db, 500)) {
          entries += slice.length
          for (const { entry } of slice) yield `${entry}\n`
        }
      }
      await pipeline(lines(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      say(`${path} has ${entries} entries.`)
      return done
    }),
}

export const auditCommands: readonly Command[] = [auditVerify, auditHeads, auditExport]
