import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { CertificationFacts, Proposal, Proposals } from '#core/markets/proposals.ts'
import type { RowChange } from './sheet-state.ts'

/** One proposal for all devices it fits. */
export interface SharedProposal extends Proposal {
  readonly ids: readonly number[]
}

/** What the market proposes for empty cells, each value once with the devices it is proposed for. */
export function proposalsOf(
  propose: Proposals,
  devices: Iterable<SheetDevice>,
  certificationsOf: (device: SheetDevice) => readonly CertificationFacts[],
): SharedProposal[] {
  const found = new Map<string, SharedProposal>()
  for (const device of devices) {
    const { submissionId } = device
    if (submissionId === null) continue
    for (const proposal of propose(device.values as AnyDocument, certificationsOf(device))) {
      const key = JSON.stringify([proposal.field, proposal.value, proposal.because])
      const ids = [...(found.get(key)?.ids ?? []), submissionId]
      found.set(key, { ...proposal, ids })
    }
  }
  return [...found.values()].sort((a, b) => b.ids.length - a.ids.length)
}

/** These proposals as changes, one for each device. */
export function changesOf(proposals: readonly SharedProposal[]): RowChange[] {
  const changes = new Map<number, Record<string, unknown>>()
  for (const { field, value, ids } of proposals) {
    for (const id of ids) changes.set(id, { ...changes.get(id), [field]: value })
  }
  return [...changes].map(([id, values]) => ({ id, values }))
}
