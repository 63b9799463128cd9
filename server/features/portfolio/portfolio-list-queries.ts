import { sql } from 'kysely'
import type { Portfolio, PortfolioListQuery } from '#core/contract/portfolio.ts'
import { defineList } from '#server/lists/list.ts'
import { contains } from '#server/lists/properties.ts'
import { portfolioProperties } from './portfolio-presenter.ts'
import { derivedColumns, type PortfolioRow } from './portfolio-queries.ts'

/** Families by name. */
export const portfolioList = defineList<PortfolioRow, Portfolio, PortfolioListQuery>()({
  table: 'portfolios',
  key: 'id',
  dictionary: 'portfolio',
  derived: derivedColumns,
  properties: portfolioProperties,
  sorts: {
    productFamily: { by: sql`family_key collate "C"` },
    createdAt: { by: sql`portfolios.created_at` },
    updatedAt: { by: sql`portfolios.updated_at` },
    deviceCount: { by: sql`device_count` },
  },
  defaultSort: 'productFamily',
  filters: {},
  search: contains('portfolios.search_text'),
  always: () => sql<boolean>`not portfolios.deleted`,
  changes: 'portfolio',
  changedAt: sql`portfolios.updated_at`,
  file: {
    name: 'device-portfolio',
    entityType: 'export',
    columns: [
      { header: 'No.', ...portfolioProperties.id },
      { header: 'Product Family', ...portfolioProperties.productFamily },
      { header: 'Description', ...portfolioProperties.description },
      { header: 'Expected Devices', ...portfolioProperties.deviceCount },
      { header: 'Matched Submissions', ...portfolioProperties.matchedCount },
      { header: 'Created At (UTC)', ...portfolioProperties.createdAt },
      { header: 'Created By', ...portfolioProperties.createdByName },
      { header: 'Updated At (UTC)', ...portfolioProperties.updatedAt },
      { header: 'Updated By', ...portfolioProperties.updatedByName },
    ],
  },
})
