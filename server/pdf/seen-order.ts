import bidiFactory from 'bidi-js'

const bidi = bidiFactory()
const wordOrSign = /[\p{L}\p{M}]+|\s+|./gu

/** The pieces of a line from left to right, where some of it is read from right to left (UAX #9). */
export function inSeenOrder(line: string): string[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const runs: { level: number; text: string }[] = []
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    const letter = mirrored.get(at) ?? (line[at] as string)
    if (last?.level === level) last.text += letter
    else runs.push({ level, text: letter })
  }
  const highest = Math.max(...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) reverseFrom(runs, level)
  return runs.flatMap(({ level, text }) =>
    level % 2 === 1 ? (text.match(wordOrSign) ?? []).reverse() : [text],
  )
}

/** Every sequence of runs of a level or a higher one is turned around. */
function reverseFrom(runs: { level: number; text: string }[], level: number): void {
  for (let from = 0; from < runs.length; from += 1) {
    let to = from
    while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
    from = Math.max(from, to)
  }
}
