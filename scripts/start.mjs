import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { installPackages, root } from './install.mjs'

/** Installs what is missing, builds what is stale, then becomes the server: one process, one signal. */
installPackages()
build()
process.chdir(root)
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
