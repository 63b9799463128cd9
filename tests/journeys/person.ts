import type { Page } from 'playwright-core'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { type Browser, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'

/** A running hub, and the first person who registered there before a page of hers. */
export interface Visit {
  readonly hub: RunningHub
  readonly browser: Browser
  readonly page: Page
  readonly person: KnownPerson
  end(): Promise<void>
}

/** Most screens are looked at by one person, the administrator of a new hub. */
export async function startVisit(
  username: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const hub = await startHub(environment)
  const browser = await startBrowser()
  const person = await register(hub.address, username)
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, acceptDownloads: true })
  await signInBrowser(page, hub.address, person)
  const end = async () => {
    await browser.close()
    await hub.stop()
  }
  return { hub, browser, page, person, end }
}

export const password = 'correct horse'

/** Somebody known to a running hub: what she does without the browser, and her way into it. */
export interface KnownPerson {
  readonly token: string
  send<T = unknown>(method: string, path: string, body?: unknown): Promise<T>
  /** The hub has started anew at another address. */
  moveTo(address: string): void
  createMaster(values?: Readonly<Record<string, unknown>>): Promise<MasterRecord>
}

/** Devices made in each hub so far: the first of each is D-1. */
const made = new Map<string, number>()

/** Registers and signs in over HTTP; the first of a hub is its administrator. */
export async function register(address: string, username: string): Promise<KnownPerson> {
  let current = address
  const request = async (method: string, path: string, body: unknown, token?: string) => {
    const answer = await fetch(current + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const names = { firstName: 'Ada', lastName: 'Lindgren', email: `${username}@example.com`, username }
  await request('POST', '/api/auth/register', { ...names, password, company: 'Example Devices' })
  const credentials = { emailOrUsername: username, password }
  const { token } = (await request('POST', '/api/auth/login', credentials)) as { token: string }
  const send = async <T>(method: string, path: string, body?: unknown) =>
    (await request(method, path, body, token)) as T
  return {
    token,
    send,
    moveTo: (next) => {
      current = next
    },
    createMaster: (values = {}) => {
      const n = (made.get(address) ?? 0) + 1
      made.set(address, n)
      const names = { deviceNumber: `D-${n}`, deviceName: `Device ${n}` }
      const rest = { manufacturerName: 'Example Devices', targetCountries: ['EU'] }
      return send<MasterRecord>('POST', '/api/master-di', { ...names, ...rest, ...values })
    },
  }
}

/** Lets a page be hers from its next load on. */
export async function signInBrowser(page: Page, address: string, { token }: KnownPerson): Promise<void> {
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
}
