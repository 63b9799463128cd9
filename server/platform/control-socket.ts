import { chmodSync, existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface, type Interface } from 'node:readline'

/*
 * How the command line talks to a running server that has a data directory to itself: by a socket in that directory,
 * which nobody but its owner may open. Who may is whoever could read the files anyway, so there is no password.
 * Questions and answers are lines of JSON, one after the other.
 */

/** One connection of the command line; what it left behind is tidied up when it ends, however it ends. */
export interface ControlSession {
  answer(question: unknown): Promise<unknown>
  end(): Promise<void>
}

/** Paths of sockets are limited to 103 bytes on some systems. */
const longestPath = 100
const pathIn = (dataDir: string) => join(resolve(dataDir), '.hub')

/** Answers how to stop. Where there can be no socket the server does without: it works for everybody else. */
export function listenForCommands(dataDir: string, open: () => ControlSession): () => Promise<void> {
  const path = pathIn(dataDir)
  if (path.length > longestPath) return async () => undefined
  // The lock of the directory is held: one that lies there is of a server that was killed.
  rmSync(path, { force: true })
  const sockets = new Set<Socket>()
  const sessions = new Set<Promise<void>>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const served = serve(socket, open()).finally(() => {
      sockets.delete(socket)
      sessions.delete(served)
    })
    sessions.add(served)
  })
  server.on('error', (error) => process.stderr.write(`No backup while the server runs: ${error.message}\n`))
  server.listen(path)
  // It is there as soon as that returns, or an error is told.
  if (existsSync(path)) chmodSync(path, 0o600)
  return async () => {
    await closed(server, sockets)
    await Promise.all(sessions)
  }
}

function closed(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    for (const socket of sockets) socket.destroy()
  })
}

async function serve(socket: Socket, session: ControlSession): Promise<void> {
  socket.on('error', () => undefined)
  const lines = linesOf(socket)
  try {
    for await (const line of lines) {
      const answer = await answerTo(session, line)
      if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`)
    }
  } finally {
    socket.destroy()
    await session.end()
  }
}

/** Of a connection that breaks the reader would wait for the end. */
function linesOf(socket: Socket): Interface {
  const lines = createInterface({ input: socket })
  socket.once('close', () => lines.close())
  return lines
}

type Answer = { readonly answer: unknown } | { readonly refused: string }

async function answerTo(session: ControlSession, line: string): Promise<Answer> {
  try {
    return { answer: await session.answer(JSON.parse(line)) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

/** The other end. */
export interface ControlConnection {
  ask(question: unknown): Promise<unknown>
  close(): void
}

/** Undefined where no server answers in the directory. */
export async function connectToServer(dataDir: string): Promise<ControlConnection | undefined> {
  const path = pathIn(dataDir)
  if (path.length > longestPath || !existsSync(path)) return undefined
  const socket = await connected(path)
  if (!socket) return undefined
  const lines = linesOf(socket)[Symbol.asyncIterator]()
  return {
    ask: async (question) => {
      socket.write(`${JSON.stringify(question)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error('The server has ended.')
      const answer = JSON.parse(value) as Answer
      if ('refused' in answer) throw new Error(answer.refused)
      return answer.answer
    },
    close: () => socket.destroy(),
  }
}

function connected(path: string): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('error', () => done(undefined))
    socket.once('connect', () => {
      socket.on('error', () => undefined)
      done(socket)
    })
  })
}
