import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { installPackages, root, tellOnStandardError } from './install.mjs'

/** Installs what is missing, builds what is stale, then does what the arguments say: `npm run hub -- audit verify`. */
if (process.argv[2] === 'mcp') tellOnStandardError()

installPackages()
build()
process.chdir(root)
await import(pathToFileURL(join(root, 'dist/server/cli.js')).href)
