import { readConfig } from './config.ts'
import { reasonOf } from './database/connect.ts'
import { DirectoryInUse } from './database/directory-lock.ts'
import { printedSetupCode } from './features/auth/registration-service.ts'
import { openServer, type Server } from './serve.ts'

/** Listens, and closes gracefully on SIGTERM and SIGINT: stop accepting, finish, close (decision D1). */
async function main(): Promise<void> {
  const server = await openServer(readConfig(process.env))
  endOnSignal(server)
  const address = await server.listen()
  const setupCode = await printedSetupCode(server.hub)
  if (!server.hub.mailer) process.stdout.write(`${onlyByBell}\n`)
  if (setupCode) process.stdout.write(`Set-up code for the first account: ${setupCode}\n`)
  process.stdout.write(`Regulatory Device Identifier Hub ready at ${address}\n`)
}

const onlyByBell =
  'No mail server is named (SMTP_URL): administrators are told of security alerts under the bell alone.'

/**
 * From the signal on: imports are handed over, connections are cut off, and whatever is not finished by then is left
 * (decision D49).
 */
const closingMs = { jobs: 6000, connections: 9000, all: 13_000 }

/** What a process leaves unfinished is as if it had been killed: nothing acknowledged is lost, and imports go on elsewhere. */
function endOnSignal({ finish, handOver, cutOff }: Server): void {
  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    setTimeout(handOver, closingMs.jobs).unref()
    setTimeout(cutOff, closingMs.connections).unref()
    setTimeout(() => {
      process.stderr.write('The server ends before everything is finished.\n')
      process.exit(1)
    }, closingMs.all).unref()
    finish().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${reasonOf(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  const advice =
    error instanceof DirectoryInUse
      ? '\nStop that server first, or start this one with another HUB_DATA_DIR.'
      : ''
  process.stderr.write(`${message}${advice}\n`)
  process.exit(1)
})
