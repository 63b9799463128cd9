import { one, optional, sequence } from '#core/files/xml-shape.ts'
import { token } from '#core/files/xml-values.ts'
import {
  type ContactDetail,
  contactDetails,
  type GeographicAddress,
  geographicAddress,
} from '#core/markets/eu/message/address.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/common-di.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity.ts'
import { type OptionalLanguageText, optionalLanguageText } from '#core/markets/eu/message/language-text.ts'

/**
 * Who designed and made the device where the manufacturer did not (MDR Art. 10(15)): an actor of EUDAMED by
 * its SRN, or an organisation (udidi:ProductDesignerActorType).
 */
export type ProductDesignerActor = EntityVersion &
  (
    | { readonly productDesignerActorCode: string }
    | { readonly productDesignerOrganisation: ProductDesignerOrganisation }
  )

/** udidi:ProductDesignerOrganisationType. */
export interface ProductDesignerOrganisation {
  readonly geographicAddress?: GeographicAddress
  readonly contactsDetails?: readonly ContactDetail[]
  readonly organizationName: OptionalLanguageText
}

const productDesignerOrganisation = sequence<ProductDesignerOrganisation>({
  geographicAddress: optional('party:geographicAddress', geographicAddress),
  contactsDetails: optional('party:contactsDetails', contactDetails),
  organizationName: one('udidi:organizationName', optionalLanguageText),
})

export const productDesignerActor = sequence<ProductDesignerActor>({
  ...entityVersion,
  productDesignerActorCode: optional('udidi:productDesignerActorCode', token),
  productDesignerOrganisation: optional('udidi:productDesignerOrganisation', productDesignerOrganisation),
})

/** The original manufacturer of a UDI-DI from now on, or none (pdt:DTXProductDesignerType). */
export interface ProductDesignerPut {
  readonly uDIDIIdentifier: DiIdentifier
  readonly productDesignerActor?: ProductDesignerActor
}

export const productDesignerPutShape = sequence<ProductDesignerPut>({
  uDIDIIdentifier: one('pdt:uDIDIIdentifier', diIdentifier),
  productDesignerActor: optional('pdt:productDesignerActor', productDesignerActor),
})

/** PRODUCT_DESIGNER.PUT: replaces the original manufacturer of a UDI-DI. */
export function productDesignerPut(content: ProductDesignerPut) {
  return { service: 'PRODUCT_DESIGNER.PUT', content } as const
}
