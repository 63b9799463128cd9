import { expect } from 'vitest'
import { type Connection, connectionsApi } from '#core/contract/connections.ts'
import { senderOf, switchTo, work } from './connection-hub.ts'
import { decideSettings, type Person, person, unique } from './factories.ts'
import { type SwissdamedStandIn, swissdamedStandIn, toSwissdamed } from './stand-ins/swissdamed.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** A hub that works for swissdamed's playground, and what is done there. */
export interface SwissHub {
  readonly hub: TestApp
  readonly admin: Person
  readonly manager: Person
  readonly register: SwissdamedStandIn
  readonly sender: ReturnType<typeof senderOf>
  connect(settings?: object): Promise<Connection>
  /** A Swiss device in a file of its own. */
  packaged(more?: object): Promise<{ readonly id: number; readonly udiDi: string; readonly file: number }>
  fileOf(id: number): Promise<number>
  last(
    file: number,
  ): Promise<Awaited<ReturnType<ReturnType<typeof senderOf>['sendings']>>[number] | undefined>
  later(minutes?: number): Promise<void>
  /** As at the beginning: nothing is connected, and swissdamed does as it usually does. */
  calm(): Promise<void>
  close(): Promise<void>
}

export async function swissHub(): Promise<SwissHub> {
  const hub = await startTestApp()
  const admin = await person(hub, ['admin'])
  const manager = await person(hub, ['regulatory-manager'])
  await decideSettings(hub, { swissdamedEnvironment: 'playground' })
  const register = await swissdamedStandIn()
  const sender = senderOf(() => manager)
  const made: Connection[] = []
  const fileOf = async (id: number): Promise<number> => {
    const { body } = await sender.make([id], { market: 'CH' })
    return body.files[0]?.id ?? 0
  }
  return {
    hub,
    admin,
    manager,
    register,
    sender,
    fileOf,
    async connect(settings = {}) {
      const body = { name: unique('swissdamed'), ...toSwissdamed(register, settings) }
      const answer = await admin.api.call(connectionsApi.create, { body })
      expect(answer.status).toBe(201)
      made.push(answer.body)
      return answer.body
    },
    async packaged(more = {}) {
      const swiss = { targetCountries: ['CH'], chMarketStatus: 'ON_THE_MARKET', ...more }
      const { id, udiDi } = await sender.validated(swiss)
      return { id, udiDi: String(udiDi), file: await fileOf(id) }
    },
    last: async (file) => (await sender.sendings(file))[0],
    async later(minutes = 6) {
      hub.clock.advance({ minutes })
      await work(hub)
    },
    async calm() {
      for (const one of made.splice(0)) await switchTo(admin, one, false)
      Object.assign(register, {
        ...{ mood: 'usual', retryAfter: undefined, decide: () => 'SUCCESS', statusBody: 'array' },
        ...{ loseAnswers: 0, knowsLate: false, refuse: 'nothing' },
      })
    },
    async close() {
      await register.close()
      await hub.close()
      expect(hub.jobErrors).toEqual([])
    },
  }
}
