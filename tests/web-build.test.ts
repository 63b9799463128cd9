import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { marketModules } from '#core/markets/index.ts'
import { worksheetMarkets } from '#core/markets/worksheet-kit/listed.ts'
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

/** Of a market's folder or file the browser gets these alone: what is asked, on which condition, and the codes it is answered with. */
const ofForms =
  /core\/markets\/\w+\/(form\/[\w-]+|\w\w|fields|regulator-fields|scope|required|required-columns|conformity-routes)\.ts$/

describe.skipIf(built.length === 0)('the form of a market', () => {
  it.each(marketModules.map(({ code }) => code))(
    '%s is a file of its own, without a writer, reader or rule of any market',
    (code) => {
      const cc = code.toLowerCase()
      const form =
        code in worksheetMarkets ? `core/markets/worksheet/${cc}.ts` : `core/markets/${cc}/form/index.ts`
      const chunk = built.find(({ modules }) => modules.some((module) => module.endsWith(form)))
      if (!chunk) throw new Error(`${form} is in no file of the build`)
      const loaded = modulesWith(chunk)
      const ofMarkets = loaded.filter((module) => /core\/markets\/\w+\//.test(module))
      expect(ofMarkets.filter((module) => !ofForms.test(module) && !/requirements/.test(module))).toEqual([])
      expect(
        loaded.filter((module) => /core\/markets\/(index|market-validator|field-rules)\.ts$/.test(module)),
      ).toEqual([])
      const others = ofMarkets.filter(
        (module) => ofForms.test(module) && !module.includes(`/${cc}/`) && !module.endsWith(form),
      )
      expect(others).toEqual([])
    },
  )

  it.each(Object.keys(worksheetMarkets))(
    '%s is its form alone: no rule, date or example of its file',
    (code) => {
      const file = `core/markets/worksheet/${code.toLowerCase()}.ts`
      const chunk = built.find(({ modules }) => modules.some((module) => module.endsWith(file)))
      const text = readFileSync(join(projectRoot, 'dist/web', chunk?.file ?? ''), 'utf8')
      expect(text).toContain('classWords')
      expect(text).not.toMatch(/classSource|udiRequirements|milestones|example:/)
    },
  )

  it('has the flag of every market, and not those of all the world', () => {
    const flags = readdirSync(join(projectRoot, 'dist/web/assets')).filter((name) =>
      /^[a-z]{2}-.*\.svg$/.test(name),
    )
    const codes = flags.map((name) => name.slice(0, 2).toUpperCase())
    expect(codes).toEqual(expect.arrayContaining(marketModules.map(({ code }) => code)))
    expect(codes.length).toBeLessThan(100)
  })
})
