import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReadinessState } from '#core/contract/readiness.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { builtServer, dataDirectory } from '#tests/server-process.ts'
import { type HubClient, quantile, signedIn, timed } from './hub-client.ts'
import { deviceFiles } from './hundred-thousand.ts'

/**
 * Lists, saves and readiness of this build against those of another one, in one run: each request is made to one and
 * then to the other, so that a busy machine slows both. Run with:
 * npm run build && HUB_BENCH_OTHER=/path/to/built/checkout npx tsx bench/against.ts
 */

const records = Number(process.env.HUB_BENCH_RECORDS ?? 10_000)
/** Of the devices, as many have submissions in two markets. */
const submitted = 500
const rounds = 120
const warmUp = 20

interface Measured {
  readonly hub: HubClient
  readonly ids: readonly number[]
  readonly submissions: readonly number[]
  end(): Promise<void>
}

type Work = (measured: Measured, round: number) => Promise<unknown>

const read =
  (path: string): Work =>
  ({ hub }) =>
    hub.read(path)
const at = <T>(list: readonly T[], round: number): T => list[round % list.length] as T

const saveRecord: Work = async ({ hub, ids }, round) =>
  hub.send('PUT', `/api/master-di/${at(ids, round)}`, {
    intendedUse: `Use ${round} ${performance.now()}`,
    changeReason: 'Measured',
  })

const works: Readonly<Record<string, Work>> = {
  'records, first page': read('/api/master-di?latest=true&limit=25'),
  'records of the US': read('/api/master-di?latest=true&limit=25&country=US'),
  'records, searched': read('/api/master-di?latest=true&limit=25&search=pum'),
  'a record': ({ hub, ids }, round) => hub.read(`/api/master-di/${at(ids, round)}`),
  'readiness of a record': ({ hub, ids }, round) => hub.read(`/api/master-di/${at(ids, round)}/readiness`),
  'submissions, first page': read('/api/submissions?limit=25'),
  'submissions of the EU': read('/api/submissions?limit=25&country=EU'),
  'a submission': ({ hub, submissions }, round) => hub.read(`/api/submissions/${at(submissions, round)}`),
  'readiness, first page': read('/api/readiness?limit=50'),
  'readiness, not ready for the US': read('/api/readiness?limit=50&notReadyFor=US&sort=deviceName'),
  'readiness, state': read('/api/readiness/state'),
  'figures of records': read('/api/master-di/stats'),
  distribution: read('/api/master-di/distribution'),
  'save a record': saveRecord,
  'save a record, then readiness': async (measured, round) => {
    await saveRecord(measured, round)
    await measured.hub.read('/api/readiness?limit=50')
  },
  'create a record': ({ hub }, round) =>
    hub.send('POST', '/api/master-di', {
      deviceNumber: `N-${round}-${performance.now()}`,
      ...{ deviceName: 'New', manufacturerName: 'Measured Inc.', targetCountries: ['EU', 'US'] },
    }),
  'save a submission': ({ hub, submissions }, round) =>
    hub.send('PUT', `/api/submissions/${at(submissions, round)}`, {
      website: `https://example.org/${round}`,
    }),
  'validate a submission': ({ hub, submissions }, round) =>
    hub.send('POST', `/api/submissions/${at(submissions, round)}/validate`, {}),
  'create a submission': ({ hub, ids }, round) =>
    hub.send('POST', '/api/submissions', { ...euSubmissionInput(), masterDiId: at(ids, 2000 + round) }),
}

async function begin(build: string): Promise<Measured> {
  process.env.HUB_TEST_BUILD = build
  const directory = dataDirectory()
  const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory } })
  const hub = await signedIn(server)
  for (const csv of deviceFiles(records, 20_000)) await hub.upload(csv)
  const found = await hub.read<{ id: number }[]>('/api/master-di?latest=true&limit=500&fields=id')
  const ids = found.map(({ id }) => id)
  const rest = await hub.read<{ id: number }[]>('/api/master-di?latest=true&limit=500&offset=500&fields=id')
  for (let from = 0; from < submitted; from += 100) {
    const masterDiIds = rest.slice(from, from + 100).map(({ id }) => id)
    await hub.send('POST', '/api/submissions/copies', { masterDiIds, countries: ['EU', 'US'] })
  }
  const submissions = await Promise.all(
    ids.slice(0, 20).map(async (masterDiId) => {
      const made = await hub.send<Submission>('POST', '/api/submissions', {
        ...euSubmissionInput(),
        masterDiId,
      })
      return made.id
    }),
  )
  while ((await hub.read<ReadinessState>('/api/readiness/state')).open > 0) await pause(200)
  const end = async () => {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dirname(directory), { recursive: true, force: true })
  }
  return { hub, ids: [...ids, ...rest.map(({ id }) => id)], submissions, end }
}

async function main(): Promise<void> {
  const other = process.env.HUB_BENCH_OTHER
  if (!other) throw new Error('Name the other checkout in HUB_BENCH_OTHER')
  const builds = [join(import.meta.dirname, '../dist/server'), join(other, 'dist/server')]
  const [here, there] = [await begin(builds[0] ?? ''), await begin(builds[1] ?? '')]
  for (const [name, work] of Object.entries(works)) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      // Who is asked first has the cold caches of the machine: they take turns.
      const turns = [0, 1].toSorted((a, b) => (round % 2 === 0 ? a - b : b - a))
      for (const turn of turns) {
        const took = await timed(() => work(turn === 0 ? here : there, round))
        if (round >= warmUp) times[turn]?.push(took)
      }
    }
    const [own, others] = times.map((all) => quantile(all, 0.5)) as [number, number]
    process.stdout.write(
      `${name}: ${own.toFixed(1)} ms against ${others.toFixed(1)} ms, ${(own / others).toFixed(2)}\n`,
    )
  }
  await Promise.all([here.end(), there.end()])
}

await main()
