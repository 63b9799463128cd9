import { gudidFile } from '../gudid-file.ts'

/** So many of the real devices fill every list, with more than one page of records. */
const devices = 120

/** An account with devices uploaded; answers its token. */
export async function accountWithDevices(address: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const password = 'correct horse'
  await post('/api/auth/register', {
    firstName: 'Ada',
    lastName: 'Lindgren',
    email: 'ada@example.com',
    username: 'ada',
    password,
    company: 'Example Devices',
  })
  const answer = await post('/api/auth/login', { emailOrUsername: 'ada', password })
  const { token } = (await answer.json()) as { token: string }
  const form = new FormData()
  const file = gudidFile()
  const firstLines = file.text
    .split('\n')
    .slice(0, devices + 1)
    .join('\n')
  form.append('file', new Blob([firstLines], { type: 'text/csv' }), file.name)
  await fetch(`${address}/api/master-di/bulk-upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return token
}
