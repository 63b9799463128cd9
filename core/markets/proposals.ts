import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'

/** A value that probably belongs into a blank field; a person takes it, or does not. */
export interface Proposal {
  readonly field: string
  readonly value: FieldValue
  /** The value in words. */
  readonly label: string
  /** What it follows from. */
  readonly because: string
}

/** What a certification of the manufacturer says. */
export interface CertificationFacts {
  readonly certificationType: string | null
  readonly certificationNumber: string | null
  readonly issuingBody: string | null
  readonly expiryDate: string | null
}

/** What a market proposes for the submission as it stands, with the manufacturer's certifications that are in force. */
export type Proposals = (
  document: AnyDocument,
  certifications: readonly CertificationFacts[],
) => readonly Proposal[]
