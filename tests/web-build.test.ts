import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { countryMarkets } from '#core/markets/country-kit/listed.ts'
import { marketModules } from '#core/markets/index.ts'
import { projectRoot } from '#server/platform/project-root.ts'

/** What the browser loads, read off the build that `npm test` has made. */

interface Chunk {
  readonly file: string
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  readonly modules: readonly string[]
}

const listing = join(projectRoot, 'dist/web-modules.json')
const built: readonly Chunk[] = existsSync(listing) ? JSON.parse(readFileSync(listing, 'utf8')) : []

const assets = join(projectRoot, 'dist/web')

/** The chunk of a source file. */
function chunkOf(source: string): Chunk {
  const chunk = built.find(({ modules }) => modules.some((module) => module.endsWith(source)))
  if (!chunk) throw new Error(`${source} is in no file of the build`)
  return chunk
}

/** Chunks and all that is loaded with them. */
function withImports(chunks: readonly Chunk[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks.filter((one) => !seen.has(one))) {
    seen.add(chunk)
    withImports(
      built.filter(({ file }) => chunk.imports.includes(file)),
      seen,
    )
  }
  return seen
}

const modulesOf = (chunks: Iterable<Chunk>): string[] => [...chunks].flatMap(({ modules }) => modules)

const publicScreens = ['landing', 'link', 'login', 'logout', 'public-page', 'register'].map(
  (name) => `web/features/auth/${name}-screen.tsx`,
)

describe.skipIf(built.length === 0)('what the browser loads', () => {
  const screenStyles = () =>
    readdirSync(join(assets, 'assets')).filter((name) => /^mantine-screens-/.test(name))

  it.each([
    {
      page: 'the sign-in page',
      most: 150,
      sources: ['web/features/auth/login-screen.tsx'],
      styles: () => [],
    },
    {
      page: 'the list of records',
      most: 425,
      sources: ['web/signed-in-app.tsx', 'web/features/master-di/records-screen.tsx'],
      styles: () => screenStyles().map((name) => `assets/${name}`),
    },
  ])('for $page is no more than $most kB, compressed', ({ most, sources, styles }) => {
    const chunks = [...withImports(['web/main.tsx', ...sources].map(chunkOf))]
    const files = new Set([...chunks.flatMap((chunk) => [chunk.file, ...chunk.styles]), ...styles()])
    const weights = [...files].map((file) => ({
      file,
      bytes: gzipSync(readFileSync(join(assets, file))).length,
    }))
    const heaviest = weights.sort((a, b) => b.bytes - a.bytes)
    const kilobytes = heaviest.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    expect(kilobytes, JSON.stringify(heaviest.slice(0, 12))).toBeLessThanOrEqual(most)
  })

  // Not part of the weight above: pages are read in a font of the system until theirs has come.
  it('for the letters of a page in English is one file of no more than 50 kB', () => {
    const page = readFileSync(join(assets, 'index.html'), 'utf8')
    const fonts = readdirSync(join(assets, 'assets')).filter((name) => name.endsWith('.woff2'))
    const early = fonts.filter((name) => page.includes(`href="/assets/${name}"`))
    expect(early).toEqual([expect.stringMatching(/^inter-latin-wght-normal-/)])
    expect(statSync(join(assets, 'assets', String(early))).size / 1000).toBeLessThanOrEqual(50)
    const styles = built.flatMap((chunk) =>
      chunk.styles.map((file) => readFileSync(join(assets, file), 'utf8')),
    )
    const inter = styles.flatMap((text) => text.match(/@font-face\{[^}]*woff2[^}]*\}/g) ?? [])
    expect(inter).toHaveLength(fonts.length)
    for (const face of inter) expect(face).toMatch(/font-display:swap.*unicode-range/)
  })

  it.each([
    { pages: 'the public pages', lists: ['mantine'], sources: ['web/signed-out-app.tsx', ...publicScreens] },
    { pages: 'all pages', lists: ['mantine', 'mantine-screens'], sources: undefined },
  ])('has for $pages the styles of each of Mantine’s components', ({ lists, sources }) => {
    const chunks = sources ? [...withImports(sources.map(chunkOf))] : built
    const listed = lists.map((list) => readFileSync(join(projectRoot, `web/ui/${list}.css`), 'utf8')).join('')
    const missing = modulesOf(chunks)
      .flatMap(
        (module) => /@mantine\/core\/esm\/(?:components|utils)\/.*?(\w+)\.mjs$/.exec(module)?.[1] ?? [],
      )
      .filter((name) => existsSync(join(projectRoot, `node_modules/@mantine/core/styles/${name}.css`)))
      .filter((name) => !listed.includes(`/${name}.css`))
    expect(missing).toEqual([])
  })
})

/** Of a market's folder or file the browser gets these alone: what is asked, on which condition, and the codes it is answered with. */
const ofForms =
  /core\/markets\/\w+\/(form\/[\w-]+|\w\w|fields|regulator-fields|scope|required|required-columns|of-eudamed|conformity-routes|headings|from-master)\.ts$/
/** When things are asked; a market that takes the data of another asks as that one does, and has no copy of it. */
const ofRequirements = /\/(scope|required|required-columns)\.ts$/

describe.skipIf(built.length === 0)('the form of a market', () => {
  it.each(marketModules.map(({ code, takesOver }) => [code, takesOver?.market] as const))(
    '%s is a file of its own, without a writer, reader or rule of any market',
    (code, other) => {
      const ofOther = `/${other?.toLowerCase()}/`
      const cc = code.toLowerCase()
      const form =
        code in countryMarkets ? `core/markets/country/${cc}.ts` : `core/markets/${cc}/form/index.ts`
      const loaded = modulesOf(withImports([chunkOf(form)]))
      const ofMarkets = loaded.filter((module) => /core\/markets\/\w+\//.test(module))
      expect(ofMarkets.filter((module) => !ofForms.test(module) && !/requirements/.test(module))).toEqual([])
      expect(
        loaded.filter((module) => /core\/markets\/(index|market-validator|field-rules)\.ts$/.test(module)),
      ).toEqual([])
      const others = ofMarkets
        .filter((module) => ofForms.test(module) && !module.includes(`/${cc}/`) && !module.endsWith(form))
        .filter((module) => !(module.includes(ofOther) && ofRequirements.test(module)))
      expect(others).toEqual([])
    },
  )

  it.each(Object.keys(countryMarkets))(
    '%s is its form alone: no rule, date or example of its file',
    (code) => {
      const file = `core/markets/country/${code.toLowerCase()}.ts`
      const text = readFileSync(join(assets, chunkOf(file).file), 'utf8')
      expect(text).toContain('classWords')
      expect(text).not.toMatch(/classSource|udiRequirements|milestones|example:/)
    },
  )

  it('has the flag of every market, and not those of all the world', () => {
    const flags = readdirSync(join(assets, 'assets')).filter((name) => /^[a-z]{2}-.*\.svg$/.test(name))
    const codes = flags.map((name) => name.slice(0, 2).toUpperCase())
    expect(codes).toEqual(expect.arrayContaining(marketModules.map(({ code }) => code)))
    expect(codes.length).toBeLessThan(100)
  })
})
