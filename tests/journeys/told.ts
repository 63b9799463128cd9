import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findMarket } from '#core/code-lists/markets.ts'
import { amount } from '#tests/amount.ts'
import { go } from './go.ts'

/** What every screen says of one device; a story asks after each of its steps. */
export interface Told {
  /** The stage in each of its markets, in the words of the screens. */
  readonly markets: Readonly<Record<string, string>>
  /** As the multi-country screen sums it up. */
  readonly udiStatus: string
  /** Of its version in the list of records. */
  readonly version?: readonly [number: string, status: string]
  /** What the Export Center makes of its EU submission: it can be sent, or the reason why not; absent where there is none. */
  readonly export?: string
  /**
   * What its submissions add to the dashboard since the story began, by market: `total pending approved rejected
   * failed`.
   */
  readonly dashboard?: Readonly<Record<string, string>>
}

/** The table of the dashboard: its five figures, by the name of the country. */
export type Figures = ReadonlyMap<string, readonly number[]>

interface Device {
  readonly id: number
  readonly name: string
}

/** How many screens a story asks after each of its steps: half of them every day, in turn. */
const screensAsked = amount(3, 6)
const askedOn = new WeakMap<Page, number>()

/** Asks the screens whose turn it is, each in its words. */
export async function expectTold(
  page: Page,
  address: string,
  device: Device,
  told: Told,
  before: Figures,
): Promise<void> {
  const search = `search=${encodeURIComponent(device.name)}`
  const { version, export: said, dashboard } = told
  const questions: (readonly [path: string, ask: () => Promise<void>])[] = [
    [`/master-di/records/${device.id}`, () => recordPage(page, told)],
    [`/readiness?${search}`, () => readiness(page, device, told)],
    [`/multi-country-udi?${search}${regionOf(told)}`, () => multiCountry(page, device, told)],
  ]
  if (version) questions.push([`/master-di/records?${search}`, () => recordsList(page, device, version)])
  if (said !== undefined) questions.push([`/export?${search}`, () => exportCenter(page, said)])
  if (dashboard) questions.push(['/', () => expectDashboard(page, before, dashboard)])
  const asked = askedOn.get(page) ?? 0
  const first = asked % questions.length
  const turns = [...questions.slice(first), ...questions.slice(0, first)].slice(0, screensAsked)
  askedOn.set(page, asked + turns.length)
  for (const [turn, [path, ask]] of turns.entries()) {
    // Loaded once: nothing on the page tells it what others did meanwhile.
    if (turn === 0) await page.goto(address + path)
    else await go(page, path)
    await ask()
  }
}

/** Asks all screens of a device that was deleted: none of the lists has it, and its page says so. */
export async function expectGone(
  page: Page,
  address: string,
  device: Device,
  { before, added }: { before: Figures; added: Readonly<Record<string, string>> },
): Promise<void> {
  const search = `search=${encodeURIComponent(device.name)}`
  await page.goto(`${address}/master-di/records/${device.id}`)
  await page.getByRole('main').getByText('Deleted', { exact: true }).first().waitFor()
  for (const [path, said] of [
    [`/master-di/records?${search}`, 'No record matches'],
    [`/readiness?${search}`, 'No device matches the search and the filters'],
    [`/multi-country-udi?${search}`, 'No record matches the search and the filter.'],
    [`/export?${search}`, 'No submission matches'],
  ] as const) {
    await go(page, path)
    await page.getByText(said, { exact: true }).first().waitFor()
    expect(await page.getByRole('row').filter({ hasText: device.name }).count()).toBe(0)
  }
  await go(page, '/')
  await expectDashboard(page, before, added)
}

async function recordPage(page: Page, { markets }: Told): Promise<void> {
  const cards = page.getByRole('region', { name: 'Markets' })
  for (const [country, stage] of Object.entries(markets)) {
    const market = findMarket(country)?.country ?? country
    const card = cards
      .locator('.mantine-Card-root')
      .filter({ has: page.getByRole('link', { name: market, exact: true }) })
    await card.getByText(stage, { exact: true }).waitFor()
  }
  expect(await cards.locator('.mantine-Card-root').count()).toBe(Object.keys(markets).length)
}

async function readiness(page: Page, { name }: Device, { markets }: Told): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name })
  for (const [country, stage] of Object.entries(markets)) {
    const market = findMarket(country)?.country ?? country
    await row.getByRole('button', { name: new RegExp(`${market}: .*, target market, ${stage}$`) }).waitFor()
  }
}

const regionOf = ({ markets }: Told): string => {
  const [first = 'EU'] = Object.keys(markets)
  return `&region=${findMarket(first)?.region ?? 'europe'}`
}

async function multiCountry(page: Page, { name }: Device, { markets, udiStatus }: Told): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name })
  const [first = 'EU'] = Object.keys(markets)
  const region = findMarket(first)?.region
  for (const [country, stage] of Object.entries(markets)) {
    if (findMarket(country)?.region === region)
      await row.getByRole('link', { name: `${country} ${stage}` }).waitFor()
  }
  await row.getByText(udiStatus, { exact: true }).last().waitFor()
}

async function recordsList(
  page: Page,
  { name }: Device,
  [number, status]: readonly [string, string],
): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByText(number, { exact: true }).first().waitFor()
  await row.getByText(status, { exact: true }).first().waitFor()
}

async function exportCenter(page: Page, said: string): Promise<void> {
  if (said === 'can be sent') await page.getByText('1 of 1 submission can be sent now.').waitFor()
  else if (said === 'none') await page.getByText('No submission matches').first().waitFor()
  else await page.getByText(said, { exact: true }).locator('visible=true').first().waitFor()
}

/** What the dashboard says now of submissions by country. */
export async function figuresOfDashboard(page: Page): Promise<Figures> {
  const card = page.getByRole('region', { name: 'Submissions by country' })
  await card
    .or(page.getByRole('region', { name: 'First steps' }))
    .first()
    .waitFor()
  const rows = await card.getByRole('row').all()
  const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()))
  return new Map(
    cells.flatMap(([name, ...figures]) =>
      name === undefined ? [] : [[name.trim(), figures.slice(0, 5).map(Number)] as const],
    ),
  )
}

async function expectDashboard(
  page: Page,
  before: Figures,
  added: Readonly<Record<string, string>>,
): Promise<void> {
  const addedNow = async () => {
    const now = await figuresOfDashboard(page)
    return Object.fromEntries(
      Object.keys(added).map((code) => {
        const name = [...now.keys()].find((each) => each.includes(findMarket(code)?.country ?? code)) ?? ''
        const was = before.get(name)
        return [code, (now.get(name) ?? []).map((figure, at) => figure - (was?.[at] ?? 0)).join(' ')]
      }),
    )
  }
  await expect.poll(addedNow).toEqual(added)
}
