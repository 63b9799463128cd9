import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { marketModules } from '#core/markets/index.ts'
import { projectRoot } from '#server/platform/project-root.ts'

/** What the browser loads for the form of a market, read off the build that `npm test` has made. */

interface Chunk {
  readonly file: string
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

const listing = join(projectRoot, 'dist/web-modules.json')
const built: readonly Chunk[] = existsSync(listing) ? JSON.parse(readFileSync(listing, 'utf8')) : []

/** The modules of a chunk and of all it loads with it. */
function modulesWith(chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.file)) return []
  seen.add(chunk.file)
  const loaded = built.filter(({ file }) => chunk.imports.includes(file))
  return [...chunk.modules, ...loaded.flatMap((one) => modulesWith(one, seen))]
}

/** Of a market's folder the browser gets these alone: what is asked, on which condition, and the codes it is answered with. */
const ofForms =
  /core\/markets\/\w+\/(form\/[\w-]+|fields|regulator-fields|scope|required|required-columns|conformity-routes)\.ts$/

describe.skipIf(built.length === 0)('the form of a market', () => {
  it.each(marketModules.map(({ code }) => code))(
    '%s is a file of its own, without a writer, reader or rule of any market',
    (code) => {
      const form = `core/markets/${code.toLowerCase()}/form/index.ts`
      const chunk = built.find(({ modules }) => modules.some((module) => module.endsWith(form)))
      if (!chunk) throw new Error(`${form} is in no file of the build`)
      const loaded = modulesWith(chunk)
      const ofMarkets = loaded.filter((module) => /core\/markets\/\w+\//.test(module))
      expect(ofMarkets.filter((module) => !ofForms.test(module) && !/requirements/.test(module))).toEqual([])
      expect(
        loaded.filter((module) => /core\/markets\/(index|market-validator|field-rules)\.ts$/.test(module)),
      ).toEqual([])
      const others = ofMarkets.filter(
        (module) => ofForms.test(module) && !module.includes(`/${code.toLowerCase()}/`),
      )
      expect(others).toEqual([])
    },
  )
})
