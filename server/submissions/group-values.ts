import type { AlsoChanged } from '#core/contract/submission-sharing.ts'
import { applyPatch, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { wordsOfChange } from '#core/imports/other-values.ts'
import type { RowError } from '#core/imports/table.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { lockNewestHolder } from './shared-queries.ts'
import { hasValue, keyOf, propagateToGroup } from './shared-values.ts'

interface Group {
  values: AnyDocument
  /** A new submission with values the group did not have before. */
  adds: boolean
}

/**
 * What a regulator keeps once for several devices (decision D41), while many of them come at once: a new one joins its
 * group with the same values. A row that says otherwise is refused: it would change devices nobody looked at.
 */
export class GroupValues {
  private readonly groups = new Map<string, Group>()

  constructor(
    private readonly unit: Unit,
    private readonly market: MarketModule | undefined,
  ) {}

  /** How a new submission contradicts its group; empty if it can join. */
  async refusals(stated: AnyDocument): Promise<RowError[]> {
    const group = await this.groupOf(stated)
    return this.fields().flatMap((field) => {
      const [from, to] = [group?.values[field], stated[field]]
      if (!hasValue(from) || !hasValue(to) || sameValue(from ?? null, to ?? null)) return []
      const change = { field, from: from ?? null, to: to ?? null }
      const said = wordsOfChange(this.market?.fields ?? {}, change)
      return [{ field, message: `All devices of this Basic UDI-DI share one value. ${said}` }]
    })
  }

  /** Its document with the group’s values; its additional values become the group’s. */
  async join(document: AnyDocument): Promise<AnyDocument> {
    const group = await this.groupOf(document)
    if (!group) return document
    const said = Object.entries(group.values).filter(([, value]) => hasValue(value))
    const joined = applyPatch(document, Object.fromEntries(said) as AnyDocument)
    const values = Object.fromEntries(this.fields().map((field) => [field, joined[field]]))
    group.adds ||= this.fields().some((field) => hasValue(values[field]) && !hasValue(group.values[field]))
    group.values = values
    return joined
  }

  /** Uses the group’s values as they are now: a later row may have added more. */
  complete(document: AnyDocument): AnyDocument {
    const group = this.groups.get(keyOf(this.market, document) ?? '')
    const said = Object.entries(group?.values ?? {}).filter(([, value]) => hasValue(value))
    return applyPatch(document, Object.fromEntries(said) as AnyDocument)
  }

  /** Adds the groups’ new values to the submissions that were in them before; answers those. */
  async propagate(
    actor: Actor,
    made: readonly { readonly id: number; readonly document: AnyDocument }[],
  ): Promise<AlsoChanged[]> {
    const also: AlsoChanged[] = []
    for (const [key, { adds }] of this.groups) {
      const members = made.filter(({ document }) => keyOf(this.market, document) === key)
      const [first] = members
      if (!adds || !first) continue
      const saved = { market: this.market, id: first.id, before: {}, after: first.document }
      const inHand = members.map(({ id }) => id)
      also.push(...(await propagateToGroup(this.unit, actor, saved, { inHand })))
    }
    return also
  }

  private fields(): readonly string[] {
    return this.market?.shared?.fields ?? []
  }

  private async groupOf(document: AnyDocument): Promise<Group | undefined> {
    const key = keyOf(this.market, document)
    if (!this.market || key === undefined) return undefined
    const known = this.groups.get(key)
    if (known) return known
    const holder = await lockNewestHolder(this.unit.tx, this.market.code, key, [])
    const values = Object.fromEntries(this.fields().map((field) => [field, holder?.document[field]]))
    const group = { values, adds: false }
    this.groups.set(key, group)
    return group
  }
}
