import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Package } from '#core/contract/exchange.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { ManyValidated } from '#core/contract/validation-errors.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { builtServer, dataDirectory } from '#tests/server-process.ts'
import { quantile, signedIn, timed } from './hub-client.ts'
import { deviceFiles } from './hundred-thousand.ts'

/**
 * Somebody creates a thousand submissions one by one, validates them and makes a package of them while others import
 * devices without a pause. Run with: npm run build && npx tsx bench/during-import.ts
 */

const submissions = 1000
const importedRows = 20_000
/** As many as a page of the screen. */
const validatedAtOnce = 50

const directory = dataDirectory()
const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory } })
const hub = await signedIn(server)
const told = (text: string) => process.stdout.write(`${text}\n`)

let importing = true
async function importAllTheTime(): Promise<number> {
  for (let files = 0; ; files += 1) {
    for (const csv of deviceFiles(importedRows, importedRows, files * importedRows)) {
      if (!importing) return files
      await hub.upload(csv)
      while (importing && (await running()) > 0) await pause(200)
    }
  }
}

async function running(): Promise<number> {
  const jobs = await hub.read<{ status: string }[]>('/api/jobs?limit=5')
  return jobs.filter(({ status }) => status === 'running' || status === 'waiting').length
}

const imports = importAllTheTime()
const ids: number[] = []
const creating: number[] = []
for (let count = 0; count < submissions; count += 1) {
  creating.push(
    await timed(async () => {
      ids.push((await hub.send<Submission>('POST', '/api/submissions', euSubmissionInput())).id)
    }),
  )
}
told(
  `create, ms: p50 ${quantile(creating, 0.5).toFixed(1)}, p95 ${quantile(creating, 0.95).toFixed(1)}, longest ${Math.max(...creating).toFixed(0)}`,
)
let valid = 0
const validating = await timed(async () => {
  for (let from = 0; from < ids.length; from += validatedAtOnce) {
    const body = { ids: ids.slice(from, from + validatedAtOnce) }
    const { results } = await hub.send<ManyValidated>('POST', '/api/submissions/validate', body)
    valid += results.filter(({ status }) => status === 'validated').length
  }
})
told(`validate ${ids.length}, s: ${(validating / 1000).toFixed(1)}, of which valid: ${valid}`)
const packing = await timed(async () => {
  let made = await hub.send<Package>('POST', '/api/export', { submissionIds: ids })
  while (made.status === 'running') {
    await pause(200)
    made = await hub.read<Package>(`/api/export/packages/${made.id}`)
  }
  told(`package: ${made.status}`)
})
told(`package, s: ${(packing / 1000).toFixed(1)}`)
importing = false
told(`files of ${importedRows} rows imported meanwhile: ${await imports}`)
server.kill('SIGTERM')
await server.ended
rmSync(dirname(directory), { recursive: true, force: true })
