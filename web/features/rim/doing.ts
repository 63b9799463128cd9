import type { ComplianceItem, RimDocument, RimSubmission } from '#core/contract/rim.ts'
import type { RimNoun } from './rim-api.ts'
import type { RimAddress } from './rim-search.ts'

export interface RimScreenProps {
  address: RimAddress
  onAddressChange: (address: RimAddress) => void
}

/** What is being done, and with what. */
export type Doing =
  | { readonly what: 'edit'; readonly noun: 'submission'; readonly item?: RimSubmission }
  | { readonly what: 'edit'; readonly noun: 'compliance'; readonly item?: ComplianceItem }
  | { readonly what: 'edit'; readonly noun: 'document'; readonly item?: RimDocument }
  | { readonly what: 'delete'; readonly noun: RimNoun; readonly id: number; readonly name: string }
  | { readonly what: 'files' | 'approve'; readonly item: RimDocument }

export interface RimTabProps extends RimScreenProps {
  onDo: (doing: Doing) => void
}
