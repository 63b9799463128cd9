import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { EmdnChange } from '#core/contract/emdn.ts'
import { type Command, done, Failure, say, whoAsks, withDatabase } from './cli-command.ts'
import { type EmdnFile, readEmdnFile } from './emdn/emdn-file.ts'
import { loadEmdn, whatChanges } from './emdn/emdn-import.ts'
import { Refusal } from './platform/errors.ts'

const check: Command = {
  words: ['emdn', 'check'],
  operands: ['FILE'],
  help: "tells what the Commission's EMDN file (CSV or XLSX) would change and which devices it hits; changes nothing",
  run: ([path = ''], config) =>
    withDatabase(config, async ({ db }) => {
      report(await whatChanges(db, await read(path)))
      return done
    }),
}

const load: Command = {
  words: ['emdn', 'import'],
  operands: ['FILE'],
  help: "loads the Commission's EMDN file (CSV or XLSX) as the version codes are judged by",
  run: ([path = ''], config) =>
    withDatabase(config, async ({ db }) => {
      const loaded = await loadEmdn({ db, now: () => new Date() }, null, await read(path), whoAsks())
      report(loaded)
      if (!loaded.same) say(`${loaded.version.name} is in force now.`)
      return done
    }),
}

async function read(path: string): Promise<EmdnFile> {
  const kind = /\.(csv|xlsx)$/i.exec(path)?.[1]?.toLowerCase()
  if (kind !== 'csv' && kind !== 'xlsx') throw new Failure(`${path} is neither a CSV nor an XLSX file.`)
  const gone = new AbortController().signal
  try {
    const bytes = readFileSync(resolve(path))
    return await readEmdnFile(
      { name: basename(path), kind, bytes, fields: {}, sender: { id: undefined, gone } },
      undefined,
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const issues = error.details.issues?.map(({ message }) => message) ?? []
    throw new Failure([`${path} was not loaded.`, ...issues].join('\n'))
  }
}

function report({ same, against, entries, counts, hits }: EmdnChange): void {
  if (same) {
    say(`${against} is loaded already, with the same ${entries} codes. Nothing changed.`)
    return
  }
  say(`${entries} codes, compared with ${against}:`)
  say(`  ${counts.added} added, ${counts.removed} removed, ${counts.renamed} renamed`)
  say(`  ${counts.noLongerTerminal} no longer terminal, ${counts.nowTerminal} now terminal`)
  say(`  ${counts.devicesHit} devices and ${counts.submissionsHit} submissions name a code that changed`)
  for (const { code, standing, devices, submissions } of hits) {
    const what = standing === 'unknown' ? 'is not in it' : 'has more detailed codes below it'
    say(`  ${code} ${what}: ${devices} devices, ${submissions} submissions`)
  }
}

export const emdnCommands: readonly Command[] = [check, load]
