import { sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { ItemToSend, PlanContext, PlannedFile, Unsent, UploadPlanned } from '#core/markets/exchange.ts'
import { senderOf } from '../../eu/device/device-of.ts'
import { normaliseValues } from '../../eu/device/normalise-values.ts'
import { sentFields } from '../../eu/sent-fields.ts'
import { eudamedXml, messageRelease } from '../files.ts'
import { toldStatusOf } from './message.ts'

/** EUDAMED's name for the message swissdamed takes: a device with its Basic UDI-DI. */
export const deviceService = 'DEVICE.POST'

/**
 * One file for each device, because no source says how many swissdamed takes in one. A registered device that has
 * changed is written whole again, because no message for changes alone is known.
 */
export function plan(items: readonly ItemToSend[], context: PlanContext): UploadPlanned {
  const unsent: Unsent[] = []
  const due: ItemToSend[] = []
  for (const item of items) {
    const reason = reasonAgainst(item, context.createdAt.slice(0, 10))
    if (reason) unsent.push({ reference: item.reference, ...reason })
    else due.push(item)
  }
  const files = due.map((item, at) => planned(item, at + 1, context))
  return { release: messageRelease, files, unsent }
}

function reasonAgainst(
  { document, registered }: ItemToSend,
  today: string,
): Omit<Unsent, 'reference'> | undefined {
  const [gap] = eudamedXml.missing(normaliseValues(document), today)
  if (gap) return { field: gap.field, why: gap.message }
  if (!registered || changedFields(registered.document, document).length > 0) return undefined
  return {
    field: null,
    why: 'Nothing in the file has changed since swissdamed accepted it. There is nothing to send.',
  }
}

/** What differs in the file, and the market status, which a connection may send: without one the same file is made again. */
export function changedFields(registered: AnyDocument, now: AnyDocument): readonly string[] {
  const before: AnyDocument = normaliseValues(registered)
  const after: AnyDocument = normaliseValues(now)
  const inFile = sentFields.flatMap(({ id }) =>
    sameValue(before[id] ?? null, after[id] ?? null) ? [] : [id],
  )
  return toldStatusOf(registered) === toldStatusOf(now) ? inFile : [...inFile, 'chMarketStatus']
}

function planned({ reference, document }: ItemToSend, order: number, context: PlanContext): PlannedFile {
  const ids = { correlationId: context.newId(), messageId: context.newId() }
  const code = String(document.udiDi ?? '')
  return {
    order,
    name: `${String(order).padStart(3, '0')}_${deviceService}_${code.replace(/[^\w-]+/g, '_')}.xml`,
    service: deviceService,
    sender: senderOf(normaliseValues(document as SubmissionDocument)),
    ...ids,
    parts: [{ references: [reference], codes: [code] }],
    write() {
      const { content } = eudamedXml.write(document, {
        ...ids,
        createdAt: context.createdAt,
        facts: new Set(),
      })
      if (typeof content !== 'string') throw new Error('The file for swissdamed is text')
      return content
    },
  }
}
