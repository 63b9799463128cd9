import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { installPackages, root } from './install.mjs'

/** Installs what is missing, builds what is stale, then becomes the server: one process, one signal. */
installPackages()
build()
process.chdir(root)
if (process.env.npm_lifecycle_event === 'start') endWithNpm()
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)

/**
 * Where npm is killed, or a shell stands between that passes no signal on, the server would keep its port. (The script
 * "start" replaces the shell by `exec`; what follows it is for Windows, which has none.)
 */
function endWithNpm() {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  look.unref()
}
