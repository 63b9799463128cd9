import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { registration } from '#tests/factories.ts'
import { builtServer, unusedHub } from '#tests/server-process.ts'

/** `npm run hub -- user …`: for a hub whose administrators cannot sign in any more (decision D47). */
it('lists people, makes an administrator and a one-time link', { timeout: 180_000 }, async () => {
  const directory = await unusedHub()
  const built = builtServer()
  const environment = { HUB_DATA_DIR: directory }
  const user = (...words: string[]) => built.command(['user', ...words], environment)
  const server = await built.start({ environment })
  const post = (path: string, body: object) =>
    fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const [first, second] = [registration(), registration()]
  for (const body of [first, second]) expect((await post('/api/auth/register', body)).status).toBe(201)
  server.kill('SIGTERM')
  await server.ended

  expect(await user('admin', second.username)).toMatchObject({
    code: 0,
    output: `${second.username} is an administrator now.\n`,
  })
  const { output } = await user('list')
  expect(output.trim().split('\n')).toEqual([
    `1\t${first.username}\t${first.email}\tAda Lovelace\tadmin user\tactive`,
    `2\t${second.username}\t${second.email}\tAda Lovelace\tadmin user\tactive`,
  ])
  expect((await user('link', second.email)).output).toMatch(/\n\/login#invite=[\w-]{43}\n$/)
  expect(await user('link', 'nobody')).toMatchObject({
    code: 2,
    errors: 'No user has the username or e-mail address nobody.\n',
  })
  expect((await user('remove', 'x')).errors).toContain('user link NAME')
  rmSync(dirname(directory), { recursive: true, force: true })
})
