/** A word a topic has, by how it may be misspelled; the word itself where none is near, or more than one. */

const shortest = 5
const longEnoughForTwo = 8

/** The same, remembering what it found among these. */
export function nearestAmong(known: ReadonlySet<string>): (word: string) => string {
  const found = new Map<string, string>()
  return (word) => {
    const kept = found.get(word)
    if (kept !== undefined) return kept
    const meant = known.has(word) ? word : nearest(word, known)
    if (found.size >= mostKept) found.clear()
    found.set(word, meant)
    return meant
  }
}
const mostKept = 5000

export function nearest(word: string, known: ReadonlySet<string>): string {
  if (word.length < shortest || /\d/.test(word)) return word
  const most = word.length >= longEnoughForTwo ? 2 : 1
  let best: string | undefined
  let least = most + 1
  let isTied = false
  for (const one of known) {
    if (one[0] !== word[0] || Math.abs(one.length - word.length) > most || one.length < shortest) continue
    const distance = distanceOf(word, one, most)
    if (distance < least) {
      least = distance
      best = one
      isTied = false
    } else if (distance === least) isTied = true
  }
  return best === undefined || isTied ? word : best
}

/** Letters more, less or other, and neighbours that changed places; more than `most` is only said to be more. */
function distanceOf(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    let smallest = row
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > most) return most + 1
    before = last
    last = next
  }
  return last[other.length] ?? most + 1
}
