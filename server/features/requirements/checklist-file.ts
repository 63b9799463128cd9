import { findMarket, type Market, markets } from '#core/code-lists/markets.ts'
import { type ChecklistFormat, type ChecklistQuery, checklistClasses } from '#core/contract/checklist.ts'
import { requiredFieldsByClass } from '#core/markets/required-fields-by-class.ts'
import { type ChecklistItem, checklistColumns, checklistOf } from '#core/markets/requirements/checklist.ts'
import { writeCsv } from '#server/files/csv-writer.ts'
import { writeXlsx, xlsxType } from '#server/files/xlsx-writer.ts'
import type { Section, Tick } from '#server/pdf/blocks.ts'
import { pdfOf, pdfType } from '#server/pdf/in-thread.ts'
import { todayOf } from '#server/platform/day.ts'
import { invalid } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { Sender } from '#server/platform/uploads.ts'

/** The checklist of the markets and classes that are named. It holds facts only, nothing of the organisation. */
export async function checklistFile(hub: Hub, query: ChecklistQuery, sender: Sender): Promise<FileAnswer> {
  const { chosen, classes } = choiceOf(query)
  const today = todayOf(hub)
  const items = checklistOf({
    today,
    markets: chosen,
    riskClasses: classes.map(({ code }) => code),
    requiredFields: ({ code }) => {
      const market = hub.marketOf(code)
      return market ? requiredFieldsByClass(market, classes) : []
    },
  })
  const about = [
    `Created on ${today}. Check dates against their source before you rely on them.`,
    ...(classes.length === 0 ? [] : [`Risk classes: ${classes.map(({ label }) => label).join(', ')}.`]),
  ]
  const { content, contentType } = await writers[query.format](items, about, sender)
  return { fileName: `udi-checklist-${today}.${query.format}`, contentType, content }
}

/** Collects all problems. */
function choiceOf({ country = [], riskClass = [] }: ChecklistQuery) {
  const found = country.map((code) => ({ code, market: findMarket(code) }))
  const classes = riskClass.map((code) => ({
    code,
    known: checklistClasses.find((one) => one.code === code),
  }))
  const issues = [
    ...found.flatMap(({ code, market }) =>
      market ? [] : [{ path: 'country', message: `Market ${code} does not exist` }],
    ),
    ...classes.flatMap(({ code, known }) =>
      known ? [] : [{ path: 'riskClass', message: `Risk class ${code} does not exist` }],
    ),
  ]
  if (issues.length > 0) throw invalid(issues)
  const named = new Set(found.map(({ market }) => market?.code))
  const isChosen = ({ code, selectable }: Market) => (named.size > 0 ? named.has(code) : selectable)
  return { chosen: markets.filter(isChosen), classes: classes.flatMap(({ known }) => known ?? []) }
}

type Writer = (
  items: readonly ChecklistItem[],
  about: readonly string[],
  sender: Sender,
) => Promise<{ content: Buffer | string; contentType: string }>

const cellsOf = ({ part, what, date, kind, note, source, asOf }: ChecklistItem) => [
  ...['', part, what, date],
  ...[kind, note, source, asOf],
]

const writers: Readonly<Record<ChecklistFormat, Writer>> = {
  csv: async (items) => ({
    content: writeCsv(checklistColumns, items.map(cellsOf)),
    contentType: 'text/csv; charset=utf-8',
  }),
  xlsx: async (items) => ({
    content: await writeXlsx('UDI checklist', checklistColumns, rowsOf(items)),
    contentType: xlsxType,
  }),
  pdf: async (items, notes, sender) => {
    const sections = sectionsOf(items)
    const paper = { title: 'UDI checklist', kind: 'Checklist', about: [], notes, cover: false, sections }
    return { content: await pdfOf(paper, sender), contentType: pdfType }
  },
}

async function* rowsOf(items: readonly ChecklistItem[]) {
  for (const item of items) yield cellsOf(item)
}

/** The items under the part they belong to; what stands beside one is one line of small print. */
function sectionsOf(items: readonly ChecklistItem[]): Section[] {
  const parts = new Map<string, Tick[]>()
  for (const { part, what, date, kind, note, source, asOf } of items) {
    const ticks = parts.get(part) ?? []
    const from = source && `Source: ${source}, as of ${asOf}.`
    ticks.push({
      text: what,
      aside: [date, kind].filter(Boolean).join(' · '),
      note: [note, from].filter(Boolean).join(' '),
    })
    parts.set(part, ticks)
  }
  return [...parts].map(([title, ticks]) => ({ title, blocks: [{ kind: 'ticks', ticks }] }))
}
