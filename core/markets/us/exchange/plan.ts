import { sameValue } from '#core/dictionary/document.ts'
import type { FieldValue } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import type { ItemToSend, PlanContext, PlannedFile, Unsent, UploadPlanned } from '#core/markets/exchange.ts'
import { compile } from '#core/rules/compile-condition.ts'
import { registeredFacts } from '#core/rules/condition.ts'
import { splDocument } from '../../spl/document.ts'
import type { SplProblem } from '../../spl/values.ts'
import { heldWhere } from '../form/publishing.ts'
import { textOf } from '../gudid-values.ts'
import { splFile } from '../spl-file.ts'
import { splTitle } from '../spl-title.ts'
import { changedWithoutPlace, fieldOfAttribute, labelOf, valuesOf, withoutPlace } from '../spl-values.ts'
import { judgeChange } from './judge-change.ts'
import { serviceOf } from './services.ts'

const isHeld = compile(heldWhere)

/** No source says which release of SPL GUDID takes. */
export const release = 'not confirmed'

/** One document for each DI record, and each the whole record: a later version replaces the one before. */
export function plan(items: readonly ItemToSend[], context: PlanContext): UploadPlanned {
  const unsent: Unsent[] = []
  const files: PlannedFile[] = []
  const taken = new Set<string>()
  for (const item of items) {
    const di = textOf(item.document, 'udiDi')
    const key = diKey(di)
    const reason = reasonAgainst(item, context) ?? (taken.has(key) ? twice(di) : undefined)
    const file = reason ?? planned(item, files.length + 1, context)
    if ('why' in file) unsent.push({ reference: item.reference, ...file })
    else {
      taken.add(key)
      files.push(file)
    }
  }
  return { release, files, unsent }
}

type Reason = Omit<Unsent, 'reference'>

const twice = (di: string): Reason => ({
  field: 'udiDi',
  why: `Another submission with the DI ${di} is in these files. Send one, and delete the other or give it a DI of its own.`,
})

function reasonAgainst(
  { document, registered, facts = registered && registeredFacts, lastDocument }: ItemToSend,
  context: PlanContext,
): Reason | undefined {
  const today = context.createdAt.slice(0, 10)
  const [gap] = splFile.missing(document, today, registered, facts)
  if (gap) return { field: gap.field, why: gap.message }
  const isThere = registered !== undefined || isHeld(document, new Set())
  if (context.environment === 'production' && !lastDocument && isThere) {
    return {
      field: 'usFdaGudidId',
      isRefusedChange: true,
      why: 'GUDID has this record already, and the hub does not know the set id of its document. Change it where it was made; a second document for the same DI would not replace it.',
    }
  }
  if (!registered) return undefined
  const [error] = judgeChange(registered.document, document, today)
  if (error) return { field: error.field, why: error.message, isRefusedChange: true }
  const said = (one: ItemToSend['document']) => valuesOf(one, today) as unknown as FieldValue
  if (!sameValue(said(registered.document), said(document))) return undefined
  const named = changedWithoutPlace(registered.document, document)
  const byHand =
    named.length === 0
      ? ''
      : ` What has changed and no file can say is changed in GUDID by hand: ${named.join(', ')}.`
  return {
    field: null,
    why: `Nothing in the file has changed since GUDID accepted it. There is nothing to send.${byHand}`,
  }
}

function planned(item: ItemToSend, order: number, context: PlanContext): PlannedFile | Reason {
  const { reference, document, registered, lastDocument } = item
  const today = context.createdAt.slice(0, 10)
  const di = textOf(document, 'udiDi')
  const service = serviceOf(registered?.document, today)
  const setId = lastDocument?.setId ?? context.newId()
  const version = (lastDocument?.version ?? 0) + 1
  const id = context.newId()
  const left = withoutPlace(document)
  const byHand = registered ? changedWithoutPlace(registered.document, document) : left
  const header = {
    id,
    setId,
    version,
    sectionId: context.newId(),
    on: today,
    title: splTitle(left, context),
  }
  const { problems, write } = splDocument('US', header, valuesOf(document, today))
  const [problem] = problems
  if (problem) return reasonOf(problem)
  return {
    order,
    name: `${String(order).padStart(3, '0')}_${service}_${di.replace(/[^\w-]+/g, '_')}_v${version}.xml`,
    service,
    sender: textOf(document, 'usLabelerDuns'),
    correlationId: setId,
    messageId: id,
    document: { key: di, setId, version },
    byHand,
    parts: [{ references: [reference], codes: [di] }],
    write,
  }
}

/** By the name of the form where the problem is in one of its fields, otherwise by its place. */
function reasonOf({ attribute, message, place }: SplProblem): Reason {
  const field = attribute === undefined ? undefined : fieldOfAttribute[attribute]
  if (field === undefined) return { field: 'udiDi', why: `${message} (${place})` }
  const column = attribute?.split('.')[1]
  const name = `“${labelOf(field)}”${column === undefined ? '' : ` (${column})`}`
  return { field, why: message.replace(`"${attribute}"`, name) }
}
