import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openFiles } from './embedded-file-system.ts'

/**
 * The thread the embedded database lives in: PGlite runs where it is opened and would hold every timer of
 * the server for as long as a statement takes. It serves the PostgreSQL protocol on a local socket.
 */
export interface EmbeddedWorkerData {
  /** Where PostgreSQL keeps its files; they are there. */
  readonly files: string
  readonly socketPath: string
}

async function run(data: EmbeddedWorkerData): Promise<void> {
  // The thread ends and its connections with it; whoever waits hears of that, and it is started again.
  const pglite = await openFiles(data.files, () => process.exit(1))
  const server = new PGLiteSocketServer({
    db: pglite,
    path: data.socketPath,
    // The pool opens one; a second may come while a broken one is still closing.
    maxConnections: 2,
  })
  await server.start()
  parentPort?.on('message', async () => {
    await server.stop()
    await pglite.close()
    parentPort?.postMessage({ closed: true })
    parentPort?.close()
  })
  parentPort?.postMessage({ ready: true })
}

run(workerData as EmbeddedWorkerData).catch((error: unknown) => {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) })
})
