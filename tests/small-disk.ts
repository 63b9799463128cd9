import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk so small that a test can fill it. */
export interface SmallDisk {
  readonly directory: string
  /** Leaves room for so many bytes. */
  fill(left: number): void
  free(): void
  remove(): void
}

/** Undefined where this process may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'hub-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', directory]
  if (process.platform !== 'linux' || spawnSync('mount', options).status !== 0) {
    rmdirSync(directory)
    return undefined
  }
  const ballast = join(directory, 'ballast')
  return {
    directory,
    fill: (left) => {
      const { bfree, bsize } = statfsSync(directory)
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bfree * bsize - left)))
      } catch (error) {
        // Somebody else has taken the rest meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['--lazy', directory])
      rmdirSync(directory)
    },
  }
}
