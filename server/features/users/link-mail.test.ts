import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usersApi } from '#core/contract/users.ts'
import { createMailer } from '#server/platform/mail.ts'
import { linkOf, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** One-time links by mail, where the environment names a mail server: a real one, as small as it can be. */

const received: { to: string; text: string }[] = []
let smtp: Server
let port = 0
let hub: TestApp
let admin: Person

/** Speaks as much SMTP (RFC 5321) as a client needs to hand one mail over. */
function startSmtp(): Promise<Server> {
  const server = createServer((socket) => {
    let to = ''
    let data: string[] | undefined
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (data) {
          if (line !== '.') data.push(line)
          else {
            received.push({ to, text: data.join('\n') })
            data = undefined
            say('250 taken')
          }
        } else if (/^rcpt to:<(.*)>/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? ''
          say(to.startsWith('refused') ? '550 no such box' : '250 ok')
        } else if (/^data/i.test(line)) {
          data = []
          say('354 go on')
        } else say(/^quit/i.test(line) ? '221 bye' : '250 ok')
      }
    })
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

beforeAll(async () => {
  smtp = await startSmtp()
  const address = smtp.address()
  port = typeof address === 'object' && address ? address.port : 0
  hub = await startTestApp({
    mailer: createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'hub@example.org',
      publicUrl: 'https://hub.example.org/',
    }),
  })
  admin = await person(hub, ['admin'])
})
afterAll(async () => {
  await hub.close()
  smtp.close()
})

const add = (email: string) => {
  const names = { firstName: 'Ben', lastName: 'Okri', username: unique('ben') }
  return admin.api.call(usersApi.create, { body: { ...names, email, roles: ['user'] } })
}
/** Mail breaks its lines: `=` at an end joins them again. */
const plain = (text: string) => text.replace(/=\n/g, '').replace(/=3D/g, '=')

describe('a one-time link', () => {
  it('goes to the address of the account too', async () => {
    const { body } = await add('ben@example.org')
    expect(body.mail).toBe('sent')
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toBe('ben@example.org')
    expect(plain(received[0]?.text ?? '')).toContain(
      `https://hub.example.org/login#invite=${linkOf(body).token}`,
    )
    const again = await admin.api.call(usersApi.makeLink, { id: body.id })
    expect(again.body.mail).toBe('sent')
    expect(plain(received[1]?.text ?? '')).toContain(linkOf(again.body).token)
  })

  it('that the mail server does not take is shown all the same', async () => {
    const { body } = await add('refused@example.org')
    expect(body.mail).toBe('failed')
    expect(linkOf(body).token.length).toBeGreaterThan(20)
  })

  it('stays on the screen where no mail server is named', async () => {
    const other = await startTestApp()
    const keeper = await person(other, ['admin'])
    const names = { firstName: 'Ben', lastName: 'Okri', username: 'ben', email: 'ben@example.org' }
    const { body } = await keeper.api.call(usersApi.create, { body: { ...names, roles: ['user'] } })
    expect(body.mail).toBe('none')
    await other.close()
  })
})
