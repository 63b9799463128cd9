import { published } from '#core/rules/condition.ts'
import { anyOf, equals, fact, not, present } from '#core/rules/condition-builders.ts'

/** The field with the day on which GUDID publishes a record. */
export const publishedFrom = 'usPublishDate'

/** GUDID gives a record its key, and AccessGUDID its status: whoever has one of them has read it there. */
export const heldWhere = anyOf(present('usFdaGudidId'), equals('usRecordStatus', 'Published'))

/** What GUDID gives a record: entering it later is no change of the record. */
export const givenByRegister = ['usFdaGudidId', 'usRecordStatus'] as const

/** From its end date on GUDID shows a device as not in commercial distribution. */
export const daysToCome = ['usDistributionEndDate']

/** A record GUDID does not have, or has as one still to be published. */
export const notYetPublished = not(fact(published))

export const datePassed =
  'The publish date is before today, and GUDID takes no such date for a record it does not have. Enter today or a later day. If GUDID has the record already, enter its GUDID ID or choose “Published” as its record status.'
