import type { Block, Entry, Fact, Row, Style, Table, Tick } from './blocks.ts'
import { type Cell, type Flow, ink, page, textWidth } from './flow.ts'
import type { Look, SetLine } from './text-setter.ts'

/** How each block stands on the page. */

type Language = string | undefined

const looks = {
  text: { size: 9.5, color: ink.text },
  small: { size: 8, color: ink.quiet },
  code: { size: 7.5, mono: true, color: ink.text },
  warning: { size: 9.5, weight: 700, color: ink.alert },
  label: { size: 8.5, color: ink.quiet },
  value: { size: 9, color: ink.text },
  strong: { size: 9, weight: 700, color: ink.text },
  column: { size: 8, weight: 700, color: ink.accent },
  cell: { size: 8.5, color: ink.text },
} as const satisfies Record<string, Look>

const styled = (look: Look, style: Style | undefined): Look =>
  style === 'mono'
    ? { ...look, mono: true, size: look.size - 1.2 }
    : style === 'quiet'
      ? { ...look, color: ink.quiet }
      : look

export function writeBlock(flow: Flow, block: Block, language: Language): void {
  const lines = (text: string, width: number, look: Look): SetLine[] =>
    text === '' ? [] : flow.setter.linesOf(text, width, { language, ...look })
  const whole = (text: string, look: Look): Cell[] => [
    { x: 0, width: textWidth, lines: lines(text, textWidth, look) },
  ]
  switch (block.kind) {
    case 'heading':
      flow.gap(10)
      flow.row(whole(block.text, { size: 11.5, weight: 700, color: ink.accent }), { padding: 2, with: 60 })
      flow.gap(3)
      break
    case 'text':
    case 'small':
    case 'code':
    case 'warning':
      flow.row(whole(block.text, looks[block.kind]), { padding: 1 })
      flow.gap(4)
      break
    case 'facts':
      for (const fact of block.facts) writeFact(flow, fact, lines)
      flow.gap(6)
      break
    case 'table':
      writeTable(flow, block.table, lines)
      flow.gap(8)
      break
    case 'entries':
      for (const entry of block.entries) writeEntry(flow, entry, lines)
      flow.gap(6)
      break
    case 'ticks':
      for (const tick of block.ticks) writeTick(flow, tick, lines)
      break
    case 'rows':
      for (const row of block.rows) writeRow(flow, row, lines)
      break
  }
}

type Lines = (text: string, width: number, look: Look) => SetLine[]

const labelWidth = 150

export function factCells({ label, value, note = '', style }: Fact, lines: Lines): Cell[] {
  const x = labelWidth + 12
  const width = textWidth - x
  const stated = [...lines(value, width, styled(looks.value, style)), ...lines(note, width, looks.small)]
  return [
    { x: 0, width: labelWidth, lines: lines(label, labelWidth, looks.label) },
    { x, width, lines: stated },
  ]
}

const writeFact = (flow: Flow, fact: Fact, lines: Lines) =>
  flow.row(factCells(fact, lines), { padding: 2.5, ruled: true })

function writeTable(flow: Flow, { columns, rows }: Table, lines: Lines): void {
  const gap = 10
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = textWidth - 12 - gap * (columns.length - 1)
  let x = 6
  const places = columns.map(({ title, share, style }) => {
    const width = (room * share) / shares
    const place = { title, style, x, width }
    x += width + gap
    return place
  })
  const head = () =>
    flow.row(
      places.map(({ title, ...place }) => ({ ...place, lines: lines(title, place.width, looks.column) })),
      { padding: 3.5, fill: '#eaf0f6', ruled: true },
    )
  flow.keep(50)
  head()
  for (const row of rows) {
    const cells = places.map(({ style, ...place }, at) => ({
      ...place,
      lines: lines(row[at] ?? '', place.width, styled(looks.cell, style)),
    }))
    flow.row(cells, { padding: 3, ruled: true, again: head })
  }
}

function writeEntry(
  flow: Flow,
  { head, aside = '', lines: said = [], facts = [], mono = [] }: Entry,
  lines: Lines,
): void {
  const asideWidth = aside === '' ? 0 : 190
  const width = textWidth - asideWidth
  const below = said.length + facts.length + mono.length
  flow.row(
    [
      { x: 0, width, lines: lines(head, width - 8, looks.strong) },
      { x: width, width: asideWidth, lines: lines(aside, asideWidth, { ...looks.small, align: 'right' }) },
    ],
    { padding: 1.5, with: below > 0 ? 26 : 0 },
  )
  const inner = textWidth - 10
  const cell = (found: SetLine[]) => [{ x: 10, width: inner, lines: found }]
  for (const line of said) flow.row(cell(lines(line, inner, looks.cell)), { padding: 0.5 })
  for (const fact of facts) {
    const [label, value] = factCells(fact, lines) as [Cell, Cell]
    flow.row([{ ...label, x: 10, width: label.width - 10 }, value], { padding: 0.8 })
  }
  for (const line of mono)
    flow.row(cell(lines(line, inner, { ...looks.code, size: 6.8, color: ink.quiet })), { padding: 0.5 })
  flow.gap(3)
  flow.rule()
  flow.gap(3)
}

const box = 9
const asideWidth = 150

function writeTick(flow: Flow, { text, aside, note }: Tick, lines: Lines): void {
  const x = box + 8
  const width = textWidth - x - asideWidth
  const drawBox = (top: number) => {
    flow.pdf
      .lineWidth(0.7)
      .strokeColor('#333333')
      .rect(page.left, top + 2, box, box)
      .stroke()
  }
  flow.row(
    [
      { x, width, lines: lines(text, width, looks.text) },
      {
        x: textWidth - asideWidth,
        width: asideWidth,
        lines: lines(aside, asideWidth, { ...looks.small, align: 'right' }),
      },
    ],
    { padding: 1, mark: drawBox, with: note === '' ? 0 : 12 },
  )
  if (note !== '')
    flow.row([{ x, width: textWidth - x, lines: lines(note, textWidth - x, looks.small) }], { padding: 0 })
  flow.gap(4)
}

function writeRow(flow: Flow, { mark, text, note }: Row, lines: Lines): void {
  const x = 84
  const width = textWidth - x
  const told = [...lines(text, width, looks.value), ...lines(note, width, { ...looks.small, size: 7.5 })]
  flow.row(
    [
      { x: 0, width: x - 6, lines: lines(mark, x - 6, looks.strong) },
      { x, width, lines: told },
    ],
    { padding: 2 },
  )
}
