import { generatePpn } from '#core/identifiers/ifa.ts'
import { withoutApplicationIdentifier } from '#core/identifiers/udi-di.ts'
import type { Fixes } from './fix.ts'
import { udiDiResult } from './linters.ts'
import { textOf } from './values.ts'

/** The repairs every market can use, by name. */
export const sharedFixes = {
  /**
   * Without the (01) of a label. A German PZN is the middle of IFA's UDI-DI, the PPN; one that nobody calls IFA's may
   * be a GTIN-8.
   */
  'use-di': (document) => {
    const gtin = withoutApplicationIdentifier(textOf(document, 'udiDi'))
    if (gtin !== undefined) return { label: 'Remove (01)', changes: [{ field: 'udiDi', value: gtin }] }
    const pzn = textOf(document, 'udiDi')
    const entity = textOf(document, 'udiDiIssuingEntity')
    const isPzn = entity === 'IFA' || (entity === '' && !udiDiResult(pzn, '').valid)
    const ppn = generatePpn(pzn)
    if (!isPzn || !ppn.valid) return undefined
    const changes = [{ field: 'udiDi', value: ppn.value }]
    if (entity === '') changes.push({ field: 'udiDiIssuingEntity', value: 'IFA' })
    return { label: 'Use PPN', changes, madeOf: 'udiDi' }
  },
} satisfies Fixes
