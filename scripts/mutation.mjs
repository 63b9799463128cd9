import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.mjs'
import { installPackages, root } from './install.mjs'

/**
 * Whether the tests notice: one small wrong edit at a time, in a copy of the project, until a test fails. A test counts
 * only if it passes again once the edit is undone. The tests nearest to the edit run first; an edit that they miss gets
 * the whole suite.
 *
 *   node scripts/mutation.mjs [--edits 60] [--seed 1] [--least 57]
 */
const { values: options } = parseArgs({
  options: {
    edits: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** How many must be noticed for the exit code 0. */
    least: { type: 'string', default: '57' },
  },
})

/** What is edited, where, and how. Each pattern takes exactly what its edit replaces. */
const kinds = [
  {
    name: 'rule row',
    files: /^core\/(rules|markets\/(\w+\/)?(rules|country(-kit)?))\/.*\.ts$|^core\/markets\/\w+-rules\.ts$/,
    edits: [
      [/severity: 'error'/g, () => "severity: 'warning'"],
      [/severity: 'warning'/g, () => "severity: 'error'"],
      [/\b(present|absent)\('/g, (word) => (word.startsWith('present') ? "absent('" : "present('")],
      [/\bnot\(/g, () => '('],
    ],
  },
  {
    name: 'permission',
    files: /^core\/(contract|lifecycle)\/.*\.ts$/,
    edits: [
      [/access: 'view-submissions'/g, () => "access: 'manage-users'"],
      [/access: '(?!view-submissions|signed-in|public)[\w-]+'/g, () => "access: 'view-submissions'"],
      [/, '(create|edit|approve|export|manage)-[\w-]+'(?=[,\]])/g, () => ''],
    ],
  },
  {
    name: 'status step',
    files:
      /^core\/lifecycle\/(master-status|submission-status|udi-status|granting|standing|market-standing)\.ts$/,
    edits: [
      [/(?<=from: \[[^\]\n]*), '[\w-]+'/g, () => ''],
      [/(?<=from: \[)'[\w-]+', /g, () => ''],
      [/, to: '[\w-]+'/g, () => ''],
      [/ && /g, () => ' || '],
      [/ === '/g, () => " !== '"],
    ],
  },
  {
    name: 'validator',
    files: /^core\/identifiers\/.*\.ts$/,
    edits: [
      [/ === /g, () => ' !== '],
      [/ !== /g, () => ' === '],
      [/ < /g, () => ' >= '],
      [/ > /g, () => ' <= '],
      [/ && /g, () => ' || '],
      [/ % 10\b/g, () => ' % 9'],
    ],
  },
  {
    name: 'presenter property',
    files: /^server\/.*-presenter\.ts$/,
    edits: [
      [/(?<=\w: )(as|at)\('(?!id')\w+'\)/g, (word) => word.replace(/'\w+'/, "'id'")],
      [/(?<=\w: )row\.\w+(?=,)/g, () => 'null'],
    ],
  },
  {
    name: 'query filter',
    files: /^server\/.*-queries\.ts$/,
    edits: [
      [/\.where\('[^()\n]*\)/g, () => ''],
      [/(?<=\w: )(equals|contains|oneOf)\('\w+'\)/g, () => '() => sql`true`'],
    ],
  },
]

installPackages()
const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
const copy = join(folder, 'project')
try {
  process.exitCode = run() ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run() {
  const sources = list()
  for (const path of sources) cpSync(join(root, path), join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  let noticed = 0
  const edits = chosen(sources)
  for (const [index, edit] of edits.entries()) {
    const before = readFileSync(join(copy, edit.path), 'utf8')
    const after = before.slice(0, edit.at) + edit.to + before.slice(edit.at + edit.from.length)
    const line = before.slice(0, edit.at).split('\n').length
    const begun = Date.now()
    const failed = firstFailure(edit.path, before, after)
    if (failed) noticed += 1
    const found = failed ? `noticed by ${failed}` : 'NOT NOTICED'
    const seconds = Math.round((Date.now() - begun) / 1000)
    process.stdout.write(
      `${index + 1}/${edits.length} ${edit.kind}: ${edit.path}:${line} ${edit.from} → ${edit.to || '(nothing)'}: ${found} (${seconds} s)\n`,
    )
  }
  process.stdout.write(`${noticed} of ${edits.length} edits noticed\n`)
  return noticed >= Math.min(Number(options.least), edits.length)
}

/** Every file that git knows or would add. */
function list() {
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return files.stdout.split('\0').filter((path) => path !== '')
}

/** As many edits of each kind, spread over all places by the seed. */
function chosen(sources) {
  const random = generator(Number(options.seed))
  const each = Math.ceil(Number(options.edits) / kinds.length)
  return kinds
    .flatMap((kind) => {
      const places = sources
        .filter((path) => kind.files.test(path) && !/\.test\.ts$/.test(path))
        .flatMap((path) => placesIn(kind, path))
      for (let last = places.length - 1; last > 0; last -= 1) {
        const other = Math.floor(random() * (last + 1))
        ;[places[last], places[other]] = [places[other], places[last]]
      }
      return places.slice(0, each)
    })
    .slice(0, Number(options.edits))
}

/** Comments and types are no places: an edit there changes nothing that runs. */
function placesIn({ name, edits }, path) {
  const text = readFileSync(join(root, path), 'utf8')
  return edits.flatMap(([pattern, replace]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: from, index }) => {
      const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
      if (/^\s*(\/\/|\*|\/\*\*|export type|type|interface)/.test(line)) return []
      return [{ kind: name, path, at: index, from, to: replace(from) }]
    }),
  )
}

/** Mulberry32: the same edits for the same seed. */
function generator(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The first test file that fails with the edit and passes without it. */
function firstFailure(path, before, after) {
  const real = join(copy, path)
  const tried = new Set()
  const room = beside(path)
  const stages = [
    ...(path.startsWith('core/') ? [['related', path, '--run', '--project', 'core']] : []),
    ...(room.length > 0 ? [['run', '--project', 'server', ...room]] : []),
    ['run', '--project', 'core'],
    ['run', '--project', 'server'],
    ['run', '--project', 'journeys'],
  ]
  try {
    for (const words of stages) {
      writeFileSync(real, after)
      for (const file of failing(words)) {
        if (tried.has(file)) continue
        tried.add(file)
        writeFileSync(real, before)
        const project = words[words.indexOf('--project') + 1]
        if (failing(['run', '--project', project, file]).length === 0) return file
        writeFileSync(real, after)
      }
    }
    return undefined
  } finally {
    writeFileSync(real, before)
  }
}

/** Tests in the same room, or of the room that an endpoint or a status belongs to by its name. */
function beside(path) {
  const folderOf = dirname(path)
  const name = path.replace(/^.*\//, '').replace(/(-api|-presenter|-queries|-list-queries)?\.ts$/, '')
  return readdirSync(join(copy, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('server', file))
    .filter(
      (file) => dirname(file) === folderOf || file.includes(name) || /permission|contract\.test/.test(file),
    )
}

/** The files of which a test failed; it ends with the first one. */
function failing(words) {
  const output = join(folder, 'results.json')
  rmSync(output, { force: true })
  if (words.includes('journeys')) build(copy)
  vitest([...words, '--bail', '1', '--reporter', 'json', '--outputFile.json', output])
  try {
    const { testResults } = JSON.parse(readFileSync(output, 'utf8'))
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(copy, name))
  } catch {
    throw new Error(`The tests did not run: ${words.join(' ')}`)
  }
}

/** The journeys need what is built of the sources as they are. */
const build = (folder) =>
  spawnSync(process.execPath, [join(folder, 'scripts/build.mjs')], { cwd: folder, encoding: 'utf8' })

function vitest(words) {
  return spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, HUB_CHROMIUM: findChromium() ?? '' },
  })
}
