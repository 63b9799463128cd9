import type { Issue } from '#core/contract/problem.ts'
import type { SubmissionChange } from '#core/contract/submissions.ts'
import { asStated, type DocumentPatch, isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { neededOfDerived } from '#core/dictionary/submission/needed-at-saving.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { neededToSave } from '#core/markets/needed-to-save.ts'
import { dayOf } from '#server/platform/day.ts'

/** Every field a submission of a market can hold; the shared ones alone where the hub has no folder for it yet. */
export function fieldsOf(market: MarketModule | undefined): Fields {
  return market?.fields ?? submissionFields
}

/** How the fields of one market alone are read. */
const ownSchemas = new WeakMap<MarketModule, ReturnType<typeof patchSchema>>()

function ownSchema(market: MarketModule) {
  const known = ownSchemas.get(market)
  if (known) return known
  const own = Object.entries(market.fields).filter(([id]) => !Object.hasOwn(submissionFields, id))
  const made = patchSchema(Object.fromEntries(own))
  ownSchemas.set(market, made)
  return made
}

/** The fields a client may set, of those the market has. Problems with market-specific fields go to `issues`. */
export function patchOf(
  market: MarketModule | undefined,
  input: SubmissionChange,
  issues: Issue[],
): DocumentPatch {
  const given: Record<string, unknown> = input
  const shared = Object.entries<Fields[string]>(submissionFields)
    .filter(([, field]) => !field.assigned)
    .map(([id]) => [id, given[id]])
  const own = market ? ownSchema(market).safeParse(input) : undefined
  for (const { path, message } of own?.error?.issues ?? []) {
    issues.push({ path: path.map(String).join('.'), message })
  }
  const patch = { ...Object.fromEntries(shared), ...own?.data } as DocumentPatch
  return asStated(fieldsOf(market), patch, input.notStated ?? [])
}

/** Fields missing for saving: three for a submission made from a master record, otherwise those the market requires. */
export function missingAtSaving(
  market: MarketModule | undefined,
  document: AnyDocument,
  { derived, now }: { readonly derived: boolean; readonly now: Date },
): Issue[] {
  const needed = market
    ? neededToSave(market, document, { derived, today: dayOf(now) })
    : derived
      ? neededOfDerived
      : { deviceName: neededOfDerived.deviceName }
  return Object.entries(needed).flatMap(([path, message]) =>
    isBlank(document[path]) ? [{ path, message }] : [],
  )
}
