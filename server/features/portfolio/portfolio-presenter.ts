import type { MatchedSubmission, Portfolio } from '#core/contract/portfolio.ts'
import { portfolioFields } from '#core/dictionary/portfolio/index.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, documentProperties, instant } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { PortfolioRow } from './portfolio-queries.ts'

const as = column<PortfolioRow>()
const at = instant<PortfolioRow>()

/** What clients see of a family, each with the columns it is made of. */
export const portfolioProperties: Properties<PortfolioRow, Portfolio> = {
  ...(documentProperties<PortfolioRow>(portfolioFields) as Properties<
    PortfolioRow,
    Pick<Portfolio, keyof typeof portfolioFields>
  >),
  productFamily: as('product_family'),
  deviceCount: as('device_count'),
  id: as('id'),
  revision: as('revision'),
  matchedCount: as('matched_count'),
  matchedByStatus: {
    from: ['matched_by_status'],
    value: (row) => (row.matched_by_status ?? {}) as Portfolio['matchedByStatus'],
  },
  matchedSubmissions: {
    from: ['matched_first'],
    value: (row) => (row.matched_first ?? []) as MatchedSubmission[],
  },
  deleteReason: as('delete_reason'),
  createdAt: at('created_at'),
  createdByName: as('created_by_name'),
  updatedAt: at('updated_at'),
  updatedByName: as('updated_by_name'),
  abilities: {
    from: ['deleted'],
    value: ({ deleted }, { permissions }) => {
      const may = !deleted && permissions.includes('create-submissions')
      return { edit: may, match: may, delete: may }
    },
  },
}

export const presentPortfolio = (row: PortfolioRow, actor: Actor): Portfolio =>
  presentWhole(row, actor, portfolioProperties)
