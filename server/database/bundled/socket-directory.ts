import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'
import { socketFile } from './server-settings.ts'

/** The path of a socket may have 107 bytes on Linux, 103 on macOS. */
const longestPath = 103

/** Says where the temporary one is, so that one a killed hub left is found. */
const noteIn = (cluster: string) => join(cluster, 'hub-socket-directory')

/** Beside the files, which nobody else can enter; a private temporary one where that path is too long or takes no sockets. */
export async function directoryForSocket(cluster: string, { owner }: RunAs): Promise<string> {
  removeSocketDirectory(cluster)
  if (await takesSockets(cluster)) return cluster
  const directory = mkdtempSync(join(tmpdir(), 'hub-'))
  writeFileSync(noteIn(cluster), directory, { mode: 0o600 })
  if (owner) chownSync(directory, owner.uid, owner.gid)
  return directory
}

/** The temporary one, where there is one. */
export function removeSocketDirectory(cluster: string): void {
  const note = noteIn(cluster)
  if (!existsSync(note)) return
  const directory = readFileSync(note, 'utf8')
  if (directory.startsWith(join(tmpdir(), 'hub-'))) rmSync(directory, { recursive: true, force: true })
  rmSync(note)
}

function takesSockets(directory: string): Promise<boolean> {
  const path = join(directory, socketFile)
  if (Buffer.byteLength(path) > longestPath) return Promise.resolve(false)
  const probe = join(directory, '.hub-probe')
  rmSync(probe, { force: true })
  return listens(probe).then((port) => port !== undefined)
}

/** The port that was listened on for a moment, 0 for a socket with a path; undefined where that is not possible. */
export function listens(where: string | { port: number; host: string }): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen(where, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
