import { openFiles } from './embedded-file-system.ts'

/**
 * Makes the files of a new embedded database in the directory it is told, and ends: the making takes several hundred
 * megabytes, which a process that goes on would keep.
 */
async function make(directory: string): Promise<void> {
  const pglite = await openFiles(directory, () => process.exit(1))
  await pglite.close()
}

make(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
