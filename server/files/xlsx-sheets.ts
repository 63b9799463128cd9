import { decodeReferences } from '#core/files/xml-text.ts'
import type { ZipEntry } from './zip-archive.ts'

export interface SeenSheet {
  /** From 1. */
  readonly place: number
  readonly name: string
  /** What it is in; none where the workbook does not say it in the usual way. */
  readonly part: ZipEntry | undefined
}

/** The sheets people see: what a hidden one holds is not what they send. */
export function seenSheets(parts: readonly ZipEntry[]): readonly [SeenSheet, ...SeenSheet[]] {
  const workbook = parts.find(({ name }) => /(^|\/)workbook\.xml$/i.test(name))
  const sheets = workbook?.content.toString('utf8').match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []
  const partOf = partsBehind(parts)
  const seen = sheets.flatMap((sheet, at) =>
    /\sstate\s*=\s*["'](?:h|veryH)idden["']/.test(sheet)
      ? []
      : [{ place: at + 1, name: nameOf(sheet) ?? `${at + 1}`, part: partOf(sheet) }],
  )
  const [first = { place: 1, name: '1', part: undefined }, ...others] = seen
  return [first, ...others]
}

function partsBehind(parts: readonly ZipEntry[]) {
  const relations = parts.find(({ name }) => /(^|\/)workbook\.xml\.rels$/i.test(name))
  const links = relations?.content.toString('utf8').match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []
  const targets = new Map(
    links.map((link) => [attributeOf(link, 'Id'), attributeOf(link, 'Target')?.replace(/^(?:\.*\/)+/, '')]),
  )
  return (sheet: string): ZipEntry | undefined => {
    const target = targets.get(/\s\w+:id\s*=\s*["']([^"']*)/.exec(sheet)?.[1])
    return target === undefined ? undefined : parts.find(({ name }) => `/${name}`.endsWith(`/${target}`))
  }
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1]

function nameOf(sheet: string): string | undefined {
  const written = /\sname\s*=\s*"([^"]*)"/.exec(sheet)?.[1]
  try {
    return written && decodeReferences(written)
  } catch {
    return written
  }
}
