import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The script of a thread, which the build has beside the server's own; tests run the sources and name a build. */
export function threadScript(name: string): URL {
  const named = import.meta.url.endsWith('.ts') ? process.env.HUB_TEST_BUILD : undefined
  return named ? pathToFileURL(join(named, `${name}.js`)) : new URL(`./${name}.js`, import.meta.url)
}
