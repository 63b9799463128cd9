import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell first: it draws the same pages without a window around them, in a tenth less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** An installed browser, or one installed now where apt-get can; undefined where there is neither. */
export function findChromium() {
  return installed() ?? (installWithApt() ? installed() : undefined)
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places]
  return [process.env.HUB_CHROMIUM, ...candidates].find((path) => path && existsSync(path))
}

function installWithApt() {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (!mayInstall || spawnSync('apt-get', ['--version']).status !== 0) return false
  process.stdout.write('Installing Chromium for the browser tests …\n')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update')
  return ['chromium-headless-shell', 'chromium'].some(
    (name) => apt('install', '-y', '--no-install-recommends', name).status === 0,
  )
}
