import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The decisions that files cite as "decision D13" or "(D13)". */
function citedDecisions(): Set<string> {
  const files = ['core', 'server', 'web', 'bench'].flatMap((room) =>
    readdirSync(new URL(`../${room}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `../${room}/${path}`),
  )
  const cited = files.flatMap((path) => {
    const text = readFileSync(new URL(path, import.meta.url), 'utf8')
    return [...text.matchAll(/(?:[Dd]ecisions? |\(|, |and )(D\d{1,3}a?)\b/g)].map((match) => match[1] ?? '')
  })
  return new Set(cited)
}

it('every decision the code cites by number has its page', () => {
  const pages = readdirSync(new URL('../docs/decisions', import.meta.url))
  const numbers = new Set(pages.map((name) => /^D0*(\d+a?)-/.exec(name)?.[1]))
  expect([...citedDecisions()].filter((cited) => !numbers.has(cited.slice(1)))).toEqual([])
})
