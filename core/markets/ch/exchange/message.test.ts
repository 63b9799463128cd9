import { expect, it } from 'vitest'
import { swissdamed } from '#core/connections/swissdamed.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { complete as whole } from '../fixtures/complete.ts'
import { fromEuSubmission } from '../from-eu.ts'
import { type SwissdamedMessage, swissdamedMessage } from './message.ts'
import { changedFields } from './plan.ts'

const { chMarketStatus: _, ...complete } = whole

const statusOf = (document: AnyDocument) =>
  (JSON.parse(swissdamedMessage.write(document, 'm-1')) as SwissdamedMessage).marketStatus?.marketStatus

it('tells the status on the Swiss market that was stated, and never the one in the EU', () => {
  expect(complete.deviceStatus).toBe('ON_THE_MARKET')
  expect(statusOf(complete)).toBeUndefined()
  expect(statusOf({ ...complete, chMarketStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' })).toBe(
    'NO_LONGER_PLACED_ON_THE_MARKET',
  )
  const gone = {
    ...complete,
    deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
    chMarketStatus: 'ON_THE_MARKET',
  }
  expect(statusOf(gone)).toBe('ON_THE_MARKET')
  expect(statusOf({ ...complete, chMarketStatus: 'NOT_YET' })).toBeUndefined()
  expect(fromEuSubmission({ ...complete, chMarketStatus: 'ON_THE_MARKET' })).not.toHaveProperty(
    'chMarketStatus',
  )
})

it('asks for it where its connection is to set it, and leaves it to people where nobody chose', () => {
  const asked = (chMarketStatus: string | undefined, marketStatus: string) =>
    swissdamedMessage.asks?.({ ...complete, chMarketStatus } as AnyDocument, { marketStatus }) ?? null
  expect(asked(undefined, 'send')).toContain('Status on the Swiss market')
  expect([asked('NOT_YET', 'send'), asked('ON_THE_MARKET', 'send'), asked(undefined, 'by-hand')]).toEqual([
    ...[null, null, null],
  ])
  const setting = swissdamed.settings.find(({ name }) => name === 'marketStatus')
  expect(setting?.usual).toBe('by-hand')
})

it('goes again where the status alone has changed', () => {
  const onMarket = { ...complete, chMarketStatus: 'ON_THE_MARKET' }
  expect(changedFields(complete, onMarket)).toEqual(['chMarketStatus'])
  expect(swissdamedMessage.saysTheSame(complete, onMarket)).toBe(false)
  // Nothing is told of a device that is not on the market yet.
  expect(changedFields(complete, { ...complete, chMarketStatus: 'NOT_YET' })).toEqual([])
})
