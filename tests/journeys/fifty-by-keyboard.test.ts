import { parse } from 'csv-parse/sync'
import { csvFormat } from 'd3-dsv'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { amount } from '../amount.ts'
import { fiftyDevices, productLines } from '../fifty-devices.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { expectTold } from './told.ts'

/** What is typed into a cell, what is stored of it, and how the cell shows it, where that is not what was typed. */
type Typed = readonly [text: string, stored: unknown, shown?: string]

/** A column, the lines it is typed into, and what into each: the product line of a device, and its number in the sheet. */
interface Column {
  readonly label: string
  readonly field: string
  readonly level: 'all' | 'group' | 'device'
  readonly typed: (line: string, n: number) => Typed | undefined
}

const classes: Readonly<Record<string, string>> = {
  'Class IIa': 'class-iia',
  'Class IIb': 'class-iib',
  'Class III': 'class-iii',
}
const same = (text: string): Typed => [text, text]
const classOf = (line: string) => productLines[line]?.[0] ?? ''

const first: readonly Column[] = [
  {
    ...{ label: 'Risk Class', field: 'riskClass', level: 'group' },
    typed: (line) => [classOf(line), classes[classOf(line)]],
  },
  {
    ...{ label: 'Manufacturer SRN', field: 'manufacturerSrn', level: 'all' },
    typed: () => same('US-MF-000012345'),
  },
  {
    ...{ label: 'EMDN Code', field: 'emdnCode', level: 'device' },
    typed: (line) => same(productLines[line]?.[1] ?? ''),
  },
  {
    ...{ label: 'Device status', field: 'deviceStatus', level: 'all' },
    typed: () => ['On the market', 'ON_THE_MARKET'],
  },
  {
    ...{ label: 'Reference / Catalogue Number', field: 'catalogueNumber', level: 'device' },
    typed: (_line, n) => same(`CAT-${n}/${n * n}`),
  },
  {
    ...{ label: 'Declarations checked', field: 'declarationsChecked', level: 'all' },
    typed: () => ['Yes', true],
  },
]

/** What is asked only then. */
const then: readonly Column[] = [
  {
    ...{ label: 'Conformity Assessment Procedure', field: 'conformityAssessmentProcedure', level: 'group' },
    typed: () => ['MDR Annex IX', 'mdr-annex-ix'],
  },
  {
    ...{ label: 'Authorized Representative SRN', field: 'authorizedRepresentativeSrn', level: 'all' },
    typed: () => same('IE-AR-000000002'),
  },
  {
    label: 'Markets where the device is made available',
    ...{ field: 'marketAvailability', level: 'device' },
    typed: (_line, n) => {
      const [code, country] = n % 2 === 0 ? ['DE', 'Germany'] : ['FR', 'France']
      return [`${code}|yes`, [{ country: code, firstPlaced: true }], `${country}|Yes`]
    },
  },
  {
    ...{ label: 'Notified Body Number', field: 'notifiedBodyNumber', level: 'group' },
    typed: (line) => (line === 'LJS' ? same('0123') : undefined),
  },
  {
    ...{ label: 'Certificates', field: 'certificates', level: 'group' },
    typed: (line) =>
      line === 'LJS'
        ? [
            'MDR_TECHNICAL_DOCUMENTATION|0123|CE-4711||2029-12-31',
            [
              {
                certificateType: 'MDR_TECHNICAL_DOCUMENTATION',
                notifiedBody: '0123',
                certificateNumber: 'CE-4711',
                expiryDate: '2029-12-31',
              },
            ],
            'MDR technical documentation|0123|CE-4711||2029-12-31',
          ]
        : undefined,
  },
]

/** Of each product line at most three, every day. */
const ofEachLine = amount(3, 50)

type Stored = ReadonlyMap<number, Record<string, unknown>>

/** Devices filled in without the mouse, fifty in a soak; every cell is then what was typed, in the hub and in the grid. */
describe.skipIf(!chromiumPath)('devices by keyboard alone', () => {
  let visit: Visit
  let page: Page
  let sheet: SubmissionSheet
  let count: number
  const problems: string[] = []

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    page.on('pageerror', (error) => problems.push(error.message))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const records = await devicesOfFile()
    count = records.length
    sheet = await sheetOf(records)
  })
  afterAll(() => visit?.end())

  // Some five hundred cells are typed in a soak: on a busy machine it takes minutes.
  it('hold what was typed, each cell of them', { timeout: 600_000 }, async () => {
    const [one] = sheet.groups.flatMap(({ devices }) => devices)
    const device = { id: one?.masterDiId ?? 0, name: one?.deviceNumber ?? '' }
    const tells = (stage: string) =>
      expectTold(
        ...([page, visit.hub.address, device] as const),
        {
          markets: { US: 'Not begun', EU: stage },
          udiStatus: 'Draft',
          export: 'Not validated',
          dashboard: { EU: `${count} 0 0 0 0` },
        },
        new Map(),
      )
    await tells('Gaps')
    await page.goto(`${visit.hub.address}/submissions/sheet/${sheet.id}`)
    await page.getByRole('columnheader', { name: /^Device status/ }).waitFor()
    await page.getByRole('combobox', { name: 'Add a field …' }).fill('Reference')
    await page.getByRole('option', { name: 'Reference / Catalogue Number' }).click()
    const initial = await stored()
    await intoGrid()
    for (const column of first) await fill(column)
    await page.getByText('All changes saved').waitFor()
    for (const column of then) await fill(column)
    await page.getByText('All changes saved').waitFor()

    const typed = typedCells()
    const now = await stored()
    const answered = answeredWithNo(initial, now)
    const asked = [...initial].map(([id, values]) => [
      id,
      { ...values, ...answered, ...Object.fromEntries(typed.get(id) ?? []) },
    ])
    expect([...now]).toEqual(asked)
    await expectShown()
    await tells('Draft')
    expect(problems).toEqual([])
  })

  const columnsTyped = [...first, ...then]
  /** What was typed for each submission, by field. */
  function typedCells(): Map<number, (readonly [string, unknown])[]> {
    const cells = new Map<number, (readonly [string, unknown])[]>()
    for (const { ids, level, line, n } of linesOf()) {
      for (const column of columnsTyped) {
        const typed = column.level === level ? column.typed(line, n) : undefined
        if (!typed) continue
        for (const id of ids) cells.set(id, [...(cells.get(id) ?? []), [column.field, typed[1]]])
      }
    }
    return cells
  }

  /** What the hub notes beside: who checked the declarations, and No to those nobody had answered. */
  function answeredWithNo(was: Stored, now: Stored): Readonly<Record<string, unknown>> {
    const noted = {
      declarationsCheckedAt: expect.any(String) as unknown,
      declarationsCheckedBy: 'Ada Lindgren',
    }
    const known = new Set([...columnsTyped.map(({ field }) => field), ...Object.keys(noted)])
    const [[id, values] = [0, {}]] = now
    const answered = Object.keys(values).filter(
      (field) => !known.has(field) && !(field in (was.get(id) ?? {})),
    )
    expect(answered.length).toBeGreaterThan(5)
    return { ...noted, ...Object.fromEntries(answered.map((field) => [field, false])) }
  }

  /** Every cell of the grid shows what was typed into it, or into a line above it for all beneath. */
  async function expectShown(): Promise<void> {
    const heads = await columns()
    const shown = await grid()
    const lines = linesOf()
    expect(shown).toHaveLength(lines.length)
    const cells = lines.flatMap(({ level, line, n }, row) =>
      columnsTyped.flatMap((column) => {
        const typed = level === 'device' ? column.typed(line, n) : undefined
        if (!typed) return []
        const at = heads.findIndex((head) => head.startsWith(column.label))
        return [{ row, column: column.label, shown: shown[row]?.[at], typed: typed[2] ?? typed[0] }]
      }),
    )
    expect(cells.length).toBeGreaterThan(count * first.length)
    expect(cells.filter((cell) => cell.shown !== cell.typed)).toEqual([])
  }

  /** From the top of the page into the grid, as who has no mouse does. */
  async function intoGrid(): Promise<void> {
    const isInGrid = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')
    for (let keys = 0; keys < 100 && !(await isInGrid()); keys += 1) await page.keyboard.press('Tab')
    expect(await isInGrid()).toBe(true)
  }

  /** The lines of the grid: all devices, each group, its devices. */
  function linesOf(): readonly { level: Column['level']; line: string; n: number; ids: readonly number[] }[] {
    let n = 0
    const groups = sheet.groups.flatMap(({ name, devices }) => {
      const line = name.split(' ').at(-1) ?? ''
      const ids = devices.map(({ submissionId }) => submissionId ?? 0)
      const own = ids.map((id) => ({ level: 'device' as const, line, n: n++, ids: [id] }))
      return [{ level: 'group' as const, line, n: -1, ids }, ...own]
    })
    return [{ level: 'all', line: '', n: -1, ids: groups.flatMap(({ ids }) => ids) }, ...groups]
  }

  /** Types into each line of the column that it is for, one after the other. */
  async function fill({ label, level, typed }: Column): Promise<void> {
    await page.getByRole('columnheader', { name: new RegExp(`^${label}`) }).waitFor()
    await page.keyboard.press('Control+Home')
    const at = (await columns()).findIndex((head) => head.startsWith(label))
    for (let steps = 0; steps < at; steps += 1) await page.keyboard.press('ArrowRight')
    for (const line of linesOf()) {
      const cell = line.level === level ? typed(line.line, line.n) : undefined
      if (!cell) {
        await page.keyboard.press('ArrowDown')
        continue
      }
      await page.keyboard.type(cell[0])
      await page.keyboard.press('Enter')
      if (level === 'all') break
    }
    if (label !== 'Declarations checked') return
    const answered = page.getByRole('dialog', { name: /^Answer with No for \d+ devices/ })
    await answered.getByRole('button', { name: /^Answer with No/ }).press('Enter')
    await answered.waitFor({ state: 'hidden' })
  }

  /** The records of one manufacturer, from its file. */
  async function devicesOfFile(): Promise<readonly number[]> {
    const { text, manufacturer } = fiftyDevices()
    const rows = parse(text, { columns: true }) as Record<string, string>[]
    const had: Record<string, number> = {}
    const own = rows
      .filter(({ companyName }) => companyName === manufacturer)
      .slice(0, 50)
      .filter(({ productCodes = '' }) => {
        had[productCodes] = (had[productCodes] ?? 0) + 1
        return had[productCodes] <= ofEachLine
      })
    const form = new FormData()
    form.append('file', new Blob([csvFormat(own)], { type: 'text/csv' }), 'devices.csv')
    const headers = { authorization: `Bearer ${visit.person.token}` }
    const path = `${visit.hub.address}/api/master-di/bulk-upload`
    await fetch(path, { method: 'POST', body: form, headers })
    const records = await visit.person.send<MasterRecord[]>('GET', '/api/master-di?limit=100')
    expect(records).toHaveLength(own.length)
    expect(own.length).toBeGreaterThan(5)
    return records.map(({ id }) => id)
  }

  async function sheetOf(masterDiIds: readonly number[]): Promise<SubmissionSheet> {
    const { send } = visit.person
    const made = await send<SubmissionSheet>('POST', '/api/submission-sheets', { masterDiIds })
    return send<SubmissionSheet>('POST', `/api/submission-sheets/${made.id}/drafts`, {})
  }

  /** What is stored, by submission. */
  async function stored(): Promise<Stored> {
    const now = await visit.person.send<SubmissionSheet>('GET', `/api/submission-sheets/${sheet.id}`)
    const devices = now.groups.flatMap((group) => group.devices)
    return new Map(devices.map(({ submissionId, values }) => [submissionId ?? 0, { ...values }]))
  }

  /** What the grid shows, copied by keyboard: its lines, cell by cell. */
  async function grid(): Promise<readonly (readonly string[])[]> {
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Shift+End')
    await page.keyboard.press('Control+C')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    return text.split('\n').map((line) => line.split('\t'))
  }
  const columns = async () => (await page.getByRole('columnheader').allTextContents()).slice(1)
})
