import { published } from '#core/rules/condition.ts'
import { fact, not } from '#core/rules/condition-builders.ts'

/** The field with the day on which GUDID publishes a record. */
export const publishedFrom = 'usPublishDate'

/** From its end date on GUDID shows a device as not in commercial distribution. */
export const daysToCome = ['usDistributionEndDate']

/** Until that day GUDID has the record as a new one. */
export const notYetPublished = not(fact(published))
