import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const unfinished = 'pgdata-unfinished-'

/**
 * Where PostgreSQL keeps its files in a data directory; they are made if there are none. They get their name when they
 * are whole, so that a start that was cut off is begun anew by the next one. The directory is the caller's alone.
 */
export async function databaseFiles(directory: string): Promise<string> {
  const files = join(directory, 'pgdata')
  if (existsSync(join(files, 'PG_VERSION'))) return files
  if (existsSync(files) && readdirSync(files).length > 0) {
    throw new Error(
      'its pgdata holds files and no PG_VERSION. Restore a backup, or move pgdata away to begin anew.',
    )
  }
  for (const name of readdirSync(directory)) {
    if (name.startsWith(unfinished)) rmSync(join(directory, name), { recursive: true, force: true })
  }
  const made = mkdtempSync(join(directory, unfinished))
  try {
    await runMaker(made)
    renameSync(made, files)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
  return files
}

function runMaker(directory: string): Promise<void> {
  const maker = fileURLToPath(new URL('./embedded-maker.js', import.meta.url))
  const child = spawn(process.execPath, [maker, directory], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code, signal) => {
      if (code === 0) done()
      else fail(new Error(said.trim() || `its process ended with ${signal ?? code}`))
    })
  })
}
