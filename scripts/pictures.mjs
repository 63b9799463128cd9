import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, root } from './install.mjs'

/**
 * Pictures of every screen, wide and narrow, light and dark, of a hub with nothing in it and of one at work, and what
 * was wrong with each: `npm run pictures -- FOLDER`. With a third word, only of routes that contain it.
 */
const [folder, ...rest] = process.argv.slice(2)
if (folder?.startsWith('-')) {
  process.stderr.write(`${folder} is not a folder. Usage: npm run pictures -- FOLDER [part of a route]\n`)
  process.exit(1)
}
installPackages()
build()
const chromium = findChromium()
if (!chromium) {
  process.stderr.write('Pictures need a Chromium; HUB_CHROMIUM names it.\n')
  process.exit(1)
}
const words = folder === undefined ? [] : [resolve(folder), ...rest]
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/pictures/take-all.ts'), ...words],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HUB_CHROMIUM: chromium } },
)
process.exitCode = status ?? 1
