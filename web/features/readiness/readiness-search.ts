import { type MarketCode, markets } from '#core/code-lists/markets.ts'
import { regions } from '#core/code-lists/regions.ts'
import type { ReadinessQuery } from '#core/contract/readiness.ts'
import { deviceTasks } from '#core/lifecycle/device-task.ts'
import { type Address, listSearch, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

const codes = markets.map(({ code }) => code) as [MarketCode, ...MarketCode[]]

/** The state of the matrix kept in the URL. */
export const readinessSearch = listSearch({
  filters: {
    region: maybeOneOf(regions),
    country: maybeOneOf(codes),
    readyFor: maybeOneOf(codes),
    notReadyFor: maybeOneOf(codes),
    filledFor: maybeOneOf(codes),
    gapsFor: maybeOneOf(codes),
    task: maybeOneOf(deviceTasks),
  },
  /** The cell that is open: a record and a market. */
  others: { record: maybeId, market: maybeOneOf(codes) },
  sorts: ['deviceNumber', 'deviceName', 'updatedAt'] satisfies readonly NonNullable<ReadinessQuery['sort']>[],
  defaultSort: '-updatedAt',
})
export type ReadinessAddress = Address<typeof readinessSearch>

export interface ReadinessScreenProps {
  address: ReadinessAddress
  onAddressChange: (address: ReadinessAddress) => void
}
