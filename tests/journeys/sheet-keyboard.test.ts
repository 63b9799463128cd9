import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { amount, within } from '#tests/amount.ts'
import { uniqueGtin } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/**
 * Whatever is typed into a sheet, however fast, and however slow the server: it is stored in the cell it was typed into,
 * and nowhere else.
 */

/** What is typed into a column, and what is stored of it; none of these belongs to a whole Basic UDI-DI. */
const columns = {
  'Reference / Catalogue Number': {
    field: 'catalogueNumber',
    value: (n: number) => [`CAT-${n}`, `CAT-${n}`],
  },
  'Quantity of device': { field: 'baseQuantity', value: (n: number) => [String(n + 1), n + 1] },
  'Device status': {
    field: 'deviceStatus',
    value: (n: number) =>
      n % 2 === 0
        ? ['On the market', 'ON_THE_MARKET']
        : ['No longer placed on the market', 'NO_LONGER_PLACED_ON_THE_MARKET'],
  },
} as const

type Step =
  | { readonly kind: 'type'; readonly n: number; readonly key: 'Tab' | 'Enter' }
  | { readonly kind: 'arrow'; readonly key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' }
  | { readonly kind: 'paste'; readonly n: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      n: fc.nat(999),
      key: fc.constantFrom('Tab' as const, 'Enter' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('arrow' as const),
      key: fc.constantFrom(
        'ArrowUp' as const,
        'ArrowDown' as const,
        'ArrowLeft' as const,
        'ArrowRight' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('paste' as const), n: fc.nat(999) }) },
)

/** Milliseconds a key, and until the server answers; slow fingers are tried less often. */
const speed = fc.oneof(
  { weight: 6, arbitrary: fc.constant(1) },
  { weight: 4, arbitrary: fc.constant(30) },
  { weight: 1, arbitrary: fc.constant(300) },
)
const latency = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.constant(300) },
  { weight: 1, arbitrary: fc.constant(3000) },
)

describe.skipIf(!chromiumPath)('a sheet filled in by keyboard', () => {
  let visit: Visit
  let page: Page
  let sheet: SubmissionSheet
  let delay = 0
  const problems: string[] = []

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    page.on('pageerror', (error) => problems.push(error.message))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const groups = []
    for (const name of ['First', 'Second']) {
      const masterDiIds = []
      for (let n = 0; n < 2; n += 1) {
        masterDiIds.push((await visit.person.createMaster({ udiDi: uniqueGtin(), brandName: name })).id)
      }
      groups.push({ name, basicUdiDi: null, masterDiIds })
    }
    const { send } = visit.person
    const masterDiIds = groups.flatMap((group) => group.masterDiIds)
    const made = await send<SubmissionSheet>('POST', '/api/submission-sheets', { masterDiIds })
    await send('PUT', `/api/submission-sheets/${made.id}`, { groups })
    sheet = await send<SubmissionSheet>('POST', `/api/submission-sheets/${made.id}/drafts`, {})
    await page.route('**/api/submission-sheets/*/{values,check}', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    })
    await page.goto(`${visit.hub.address}/submissions/sheet/${sheet.id}`)
    await page.getByRole('columnheader', { name: /^Device status/ }).waitFor()
  })
  afterAll(() => visit?.end())

  /** What is stored, by submission. */
  async function stored(): Promise<Map<number, Record<string, unknown>>> {
    const now = await visit.person.send<SubmissionSheet>('GET', `/api/submission-sheets/${sheet.id}`)
    const devices = now.groups.flatMap((group) => group.devices)
    return new Map(devices.map(({ submissionId, values }) => [submissionId ?? 0, { ...values }]))
  }

  it('stores what was typed where it was typed, and nothing else', { timeout: within(400_000) }, async () => {
    const heads = (await page.getByRole('columnheader').allTextContents()).slice(1)
    const places = Object.entries(columns).map(([label, { field, value }]) => ({
      ...{ field, value },
      at: heads.findIndex((head) => head.startsWith(label)),
    }))
    expect(places.every(({ at }) => at >= 0)).toBe(true)
    /** The submissions of each line: all, a group, its devices, the next group. */
    const lines = [
      sheet.groups.flatMap(({ devices }) => devices.map(({ submissionId }) => submissionId ?? 0)),
      ...sheet.groups.flatMap(({ devices }) => {
        const ids = devices.map(({ submissionId }) => submissionId ?? 0)
        return [ids, ...ids.map((id) => [id])]
      }),
    ]
    const start = fc.record({ line: fc.nat(lines.length - 1), place: fc.nat(places.length - 1) })
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(steps, { minLength: 2, maxLength: 7 }),
        speed,
        latency,
        async (begin, asked, ms, answerMs) => {
          delay = answerMs
          const expected = await stored()
          let line = begin.line
          let column = places[begin.place]?.at ?? 0
          await page.locator(`[data-row="${line}"][data-column="${column}"]`).click()
          for (const step of ms > 100 ? asked.slice(0, 3) : asked) {
            if (step.kind === 'arrow') {
              await page.keyboard.press(step.key)
              if (step.key === 'ArrowUp') line = Math.max(0, line - 1)
              if (step.key === 'ArrowDown') line = Math.min(lines.length - 1, line + 1)
              if (step.key === 'ArrowLeft') column = Math.max(0, column - 1)
              if (step.key === 'ArrowRight') column = Math.min(heads.length - 1, column + 1)
              continue
            }
            const of = places.find(({ at }) => at === column)
            if (!of) {
              // Another column is only passed.
              await page.keyboard.press('Home')
              column = 0
              for (; column < (places[0]?.at ?? 0); column += 1) await page.keyboard.press('ArrowRight')
              continue
            }
            const [text, value] = of.value(step.n)
            if (step.kind === 'paste') {
              await page.evaluate((copied) => navigator.clipboard.writeText(copied), String(text))
              await page.keyboard.press('Control+V')
            } else {
              await page.keyboard.type(String(text), { delay: ms })
              await page.keyboard.press(step.key)
            }
            for (const id of lines[line] ?? []) expected.set(id, { ...expected.get(id), [of.field]: value })
            if (step.kind === 'type' && step.key === 'Tab') column = Math.min(heads.length - 1, column + 1)
            if (step.kind === 'type' && step.key === 'Enter') line = Math.min(lines.length - 1, line + 1)
          }
          await page.getByText('All changes saved').waitFor()
          expect(await stored()).toEqual(expected)
        },
      ),
      { numRuns: amount(12, 300) },
    )
    expect(problems).toEqual([])
  })

  it('asks before it is left with cells that could not be saved', async () => {
    await page.route('**/api/submission-sheets/*/values', (route) => route.abort())
    const heads = (await page.getByRole('columnheader').allTextContents()).slice(1)
    const column = heads.findIndex((head) => head.startsWith('Reference / Catalogue Number'))
    await page.locator(`[data-row="2"][data-column="${column}"]`).click()
    await page.keyboard.type('CAT-LOST')
    await page.keyboard.press('Enter')
    await page.getByText('Your input is not saved yet', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Back to Records', exact: true }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  })
})
