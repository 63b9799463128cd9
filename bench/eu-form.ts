import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { complete } from '#core/markets/eu/fixtures/complete.ts'
import { builtServer, unusedHub } from '#tests/server-process.ts'
import { signUp, type WebClient } from '#tests/web-client.ts'
import { fullSubmission } from './full-submission.ts'

/**
 * How long the form of an EU submission takes to open, and how much script a key costs in it: with every table
 * filled, empty, and in a page that holds nothing but a textarea. No throttling, production build. Run with
 * `npm run build && HUB_CHROMIUM=/path/to/chromium npx tsx bench/eu-form.ts`.
 */

const openings = 15
const keys = 40
const warmUpKeys = 5
const limits = { openMs: 300, keyMs: 16 }

interface Opening {
  readonly pointed: boolean
  readonly list: string
  readonly link: string
  readonly field: string
}

interface Row {
  readonly name: string
  readonly times: readonly number[]
  readonly limit?: number
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** A pointer rests on what it clicks: the screen behind a link is fetched from then on. */
const pointingMs = 200

/**
 * From the click on a link until the field is there and the page has nothing left to do, in the page's own time; and
 * what the page's own thread worked for it.
 */
async function opening(
  page: Page,
  { pointed, list, link, field }: Opening,
): Promise<readonly [number, number]> {
  await page.goto(list)
  await page.locator(link).first().waitFor()
  await page.waitForLoadState('networkidle')
  if (pointed) {
    await page.locator(link).first().hover()
    await pause(pointingMs)
  }
  const session = await costsOf(page)
  const before = await costSoFar(session)
  const time = await page.evaluate(
    ([link, field]) =>
      new Promise<number>((done) => {
        const began = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.querySelector(field)) return
          observer.disconnect()
          requestIdleCallback(() => done(performance.now() - began), { timeout: 10_000 })
        })
        observer.observe(document.body, { childList: true, subtree: true })
        document.querySelector<HTMLElement>(link)?.click()
      }),
    [link, field] as const,
  )
  const { all } = await costSoFar(session)
  await session.detach()
  return [time, all - before.all]
}

async function openTimes(page: Page, where: Opening) {
  // The first ones fill the caches of browser and server.
  for (let n = 0; n < 2; n += 1) await opening(page, where)
  const times: (readonly [number, number])[] = []
  for (let n = 0; n < openings; n += 1) times.push(await opening(page, where))
  return { times: times.map(([time]) => time), work: times.map(([, work]) => work) }
}

interface Cost {
  readonly script: number
  readonly all: number
}

/** What the page has cost so far, in milliseconds of its own thread's time: who else uses the machine counts less. */
async function costSoFar(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
  return { script: ms('ScriptDuration'), all: ms('TaskDuration') }
}

async function costsOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Milliseconds of script of each key, until the page has been drawn with it. */
async function keyTimes(page: Page, field: string): Promise<number[]> {
  const session = await costsOf(page)
  const input = page.locator(field).first()
  await input.waitFor()
  await input.focus()
  await page.keyboard.press('End')
  const times: number[] = []
  for (let n = 0; n < warmUpKeys + keys; n += 1) {
    const before = await costSoFar(session)
    await page.keyboard.press('a')
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
    const { script } = await costSoFar(session)
    if (n >= warmUpKeys) times.push(script - before.script)
  }
  await session.detach()
  return times
}

/** Leaving with unsaved changes asks; here nobody answers. */
async function freshPage(browser: Browser, address: string, client: WebClient): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${address}/favicon.svg`)
  const token = client.headers.authorization?.replace('Bearer ', '') ?? ''
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
  return page
}

async function measure(browser: Browser, address: string): Promise<Row[]> {
  const client = await signUp(address)
  const made = async (path: string, body: unknown) => {
    const { status, body: answer } = await client.send('POST', path, body)
    if (status !== 201) throw new Error(JSON.stringify(answer))
    return Number(answer.id)
  }
  const master = { deviceNumber: 'D-1', deviceName: 'Device', manufacturerName: 'Example Devices' }
  const record = await made('/api/master-di', { ...master, targetCountries: ['EU'] })
  const short = await made('/api/submissions', { ...complete, masterDiId: record })
  const full = await made('/api/submissions', { ...fullSubmission, masterDiId: record })
  const rows: Row[] = []
  const list = `${address}/submissions`
  const name = 'input[name=deviceName]'
  const onPage = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const page = await freshPage(browser, address, client)
    try {
      return await work(page)
    } finally {
      await page.close()
    }
  }
  const open = async (title: string, link: string, pointed = true) => {
    const { times, work } = await onPage((page) => openTimes(page, { pointed, list, link, field: name }))
    rows.push({ name: `opening ${title}`, times, ...(pointed && { limit: limits.openMs }) })
    rows.push({ name: '  of this, work of the page', times: work })
  }
  await open('the empty form', 'a[href^="/submissions/new"]')
  await open('a form without tables', `a[href^="/submissions/${short}"]`)
  await open('the full form', `a[href^="/submissions/${full}"]`)
  await open('the full form, not pointed at before', `a[href^="/submissions/${full}"]`, false)
  const type = async (title: string, path: string, field: string, limit: number | undefined) => {
    const times = await onPage(async (page) => {
      await page.goto(address + path)
      return keyTimes(page, field)
    })
    rows.push({ name: `a key in ${title}`, times, ...(limit !== undefined && { limit }) })
  }
  const textarea = await onPage(async (page) => {
    await page.goto('about:blank')
    await page.setContent('<textarea></textarea>')
    return keyTimes(page, 'textarea')
  })
  rows.push({ name: 'a key in a plain textarea', times: textarea })
  await type('the empty form', '/submissions/new', name, limits.keyMs)
  const tab = (id: string) => `/submissions/${full}?tab=${id}`
  await type('the full form, Basic', tab('basic'), name, limits.keyMs)
  const cells = [
    ['clinical', 'clinicalSizes.0.text'],
    ['packaging', 'packages.0.packageDi'],
    ['safety', 'cmrSubstances.0.name'],
    ['naming', 'tradeNames.0.text'],
  ]
  for (const [id = '', cell] of cells)
    await type(`the full form, a cell of ${id}`, tab(id), `[name="${cell}"]`, limits.keyMs)
  const whole = `/country-specific/EU/${record}?tab=form`
  await type('the empty form of one page', whole, name, limits.keyMs)
  const wholeFull = `${whole}&submission=${full}`
  await type('the full form of one page', wholeFull, name, limits.keyMs)
  await type('the full form of one page, a cell', wholeFull, '[name="clinicalSizes.0.text"]', limits.keyMs)
  return rows
}

function report(rows: readonly Row[]): boolean {
  const plain = percentile(rows.find(({ name }) => name.includes('textarea'))?.times ?? [], 0.5)
  const line = (cells: readonly string[]) =>
    `${cells.map((cell, at) => (at === 0 ? cell.padEnd(44) : cell.padStart(9))).join('')}\n`
  process.stdout.write(line(['milliseconds', 'median', 'p95', 'ratio', 'limit', '']))
  const [empty = 1, ofEmpty = 1] = rows.map(({ times }) => percentile(times, 0.5))
  for (const { name, times, limit } of rows) {
    const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    const ratio = median / (name.startsWith('opening') ? empty : name.startsWith(' ') ? ofEmpty : plain)
    const verdict = limit === undefined ? '' : p95 <= limit ? 'pass' : 'FAIL'
    process.stdout.write(
      line([name, median.toFixed(2), p95.toFixed(2), ratio.toFixed(1), String(limit ?? ''), verdict]),
    )
  }
  return rows.every(({ times, limit }) => limit === undefined || percentile(times, 0.95) <= limit)
}

const directory = await unusedHub()
const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory, LOG_LEVEL: 'silent' } })
const executablePath = process.env.HUB_CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  process.exitCode = report(await measure(browser, server.address)) ? 0 : 1
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await server.ended
  rmSync(dirname(directory), { recursive: true, force: true })
}
