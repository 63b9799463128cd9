import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { builtServer, dataDirectory } from '#tests/server-process.ts'
import { type HubClient, quantile, signedIn, timed } from './hub-client.ts'
import { deviceFiles } from './hundred-thousand.ts'

/**
 * Simple RIM over HTTP with 2,000 projects of five devices in two markets, and ten tasks each; one of them has 1,000
 * devices. Every answer is to come within 100 ms for 95 of 100 requests. Run with:
 * npm run build && npx tsx bench/projects.ts
 */

const projects = Number(process.env.HUB_BENCH_PROJECTS ?? 2000)
const tasksEach = 10
const devices = 2000
const limit = 100
const statuses = ['draft', 'submitted', 'under-review', 'approved', 'rejected']
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function main(): Promise<void> {
  const directory = dataDirectory()
  const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory } })
  try {
    const hub = await signedIn(server)
    const { large, usual, device } = await fill(hub)
    const questions: readonly [name: string, path: string][] = [
      ['list, 25 newest', '/api/rim/submissions?limit=25'],
      ['list by name, page 40', '/api/rim/submissions?limit=25&offset=1000&sort=name'],
      ['list, searched', '/api/rim/submissions?limit=25&search=pump%2077'],
      ['list, status', '/api/rim/submissions?limit=25&status=submitted'],
      ['list, mine', '/api/rim/submissions?limit=25&mine=true'],
      ['list, overdue', '/api/rim/submissions?limit=25&counted=overdue'],
      ['list, of a device', `/api/rim/submissions?limit=25&masterDiId=${device}`],
      ['overview', '/api/rim/overview'],
      ['figures', '/api/rim/figures'],
      ['project', `/api/rim/submissions/${usual}`],
      ['devices of it', `/api/rim/submissions/${usual}/scope`],
      ['documents of it', `/api/rim/submissions/${usual}/documents`],
      ['history of it', `/api/rim/submissions/${usual}/history`],
      ['tasks of it', `/api/tasks?projectId=${usual}&sort=dueDate&limit=1000`],
      ['project of 1,000 devices', `/api/rim/submissions/${large}`],
      ['devices of it', `/api/rim/submissions/${large}/scope`],
      ['devices of it, searched', `/api/rim/submissions/${large}/scope?search=pum`],
      ['history of it', `/api/rim/submissions/${large}/history`],
      ['all open tasks', '/api/tasks?status=open&limit=50'],
      ['overdue tasks', '/api/tasks?status=open&due=overdue&limit=50'],
      ['calendar of six weeks', `/api/calendar?from=${dayOf(-14)}&to=${dayOf(28)}`],
      ['calendar of a year', `/api/calendar?from=${dayOf(-30)}&to=${dayOf(335)}`],
      ['my work', '/api/my-work'],
    ]
    let slow = 0
    for (const [name, path] of questions) {
      const times: number[] = []
      for (let n = 0; n < 60; n += 1) times.push(await timed(() => hub.read(path)))
      const at = (share: number) => quantile(times.slice(10), share)
      const passed = at(0.95) <= limit
      if (!passed) slow += 1
      process.stdout.write(
        `${passed ? '✓' : '✗'} ${name}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms\n`,
      )
    }
    process.exitCode = slow === 0 ? 0 : 1
  } finally {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dirname(directory), { recursive: true, force: true })
  }
}

async function fill(
  hub: HubClient,
): Promise<{ readonly large: number; readonly usual: number; readonly device: number }> {
  for (const csv of deviceFiles(devices, devices)) await hub.upload(csv)
  const records = await hub.read<{ id: number }[]>('/api/master-di?limit=1000&fields=deviceNumber')
  const { id: me } = await hub.read<{ id: number }>('/api/auth/me')
  const ids: number[] = []
  let large = 0
  await together(projects, async (n) => {
    const made = await hub.send<{ id: number }>('POST', '/api/rim/submissions', {
      productName: `Infusion pump ${n}`,
      status: statuses[n % statuses.length],
      country: 'EU',
      targetDate: dayOf((n % 700) - 200),
      ...(n % 3 === 0 && { submissionDate: dayOf(-300), decisionDate: dayOf(-200) }),
      ...(n % 20 === 0 && { ownerId: me }),
    })
    ids.push(made.id)
    const some =
      n === 0 ? records : [0, 1, 2, 3, 4].flatMap((k) => records[(n * 5 + k) % records.length] ?? [])
    const masterDiIds = some.map(({ id }) => id)
    await hub.send('POST', `/api/rim/submissions/${made.id}/scope`, { markets: ['EU', 'US'], masterDiIds })
    if (n === 0) large = made.id
    for (let k = 0; k < tasksEach; k += 1)
      await hub.send('POST', '/api/tasks', {
        kind: k % 5 === 0 ? 'milestone' : k % 7 === 0 ? 'question' : 'task',
        title: `Step ${k} of ${n}`,
        subject: { type: 'project', id: made.id },
        dueDate: dayOf(((n + k * 13) % 400) - 50),
        ...(k % 4 === 0 && { ownerId: me }),
        ...(k % 3 === 0 && k % 7 !== 0 && { status: 'done' }),
      })
  })
  return { large, usual: ids[Math.floor(ids.length / 2)] ?? large, device: records[7]?.id ?? 0 }
}

/** Eight at a time. */
async function together(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const one = async () => {
    for (let n = next++; n < count; n = next++) await work(n)
  }
  await Promise.all(Array.from({ length: 8 }, one))
}

await main()
