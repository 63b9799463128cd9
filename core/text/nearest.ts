import { fold } from './fold.ts'

const plain = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '')

/** The name that was probably meant by a misspelt one; undefined where no name is close enough. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  const text = plain(written)
  if (text.length < 3 || text.length > maxLength) return undefined
  const maxSlips = Math.max(1, Math.floor(text.length / 4))
  let best: { readonly name: string; readonly slips: number } | undefined
  for (const name of names) {
    const own = plain(name)
    if (Math.abs(own.length - text.length) > maxSlips) continue
    const slips = slipsBetween(text, own)
    if (slips <= maxSlips && (best === undefined || slips < best.slips)) best = { name, slips }
  }
  return best?.name
}

const maxLength = 60

/** The number of characters to remove, insert or replace; two that are swapped count as one slip. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1
      const ways = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + differs]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        ways.push((before[j - 2] ?? 0) + 1)
      row.push(Math.min(...ways))
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
