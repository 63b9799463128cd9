import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import {
  type ContactDetail,
  contactDetails,
  type GeographicAddress,
  geographicAddress,
} from '#core/markets/eu/message/address.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'
import { languageText, type OptionalLanguageText } from '#core/markets/eu/message/language-text.ts'

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

/** The designer as an element of this name; nothing without one. */
export function productDesignerActor(
  name: string,
  actor: ProductDesignerActor | undefined,
): XmlElement | undefined {
  if (actor === undefined) return undefined
  return container(name, [
    entityVersion(actor),
    'productDesignerActorCode' in actor
      ? leaf('udidi:productDesignerActorCode', actor.productDesignerActorCode)
      : productDesignerOrganisation(actor.productDesignerOrganisation),
  ])
}

function productDesignerOrganisation(organisation: ProductDesignerOrganisation): XmlElement | undefined {
  return container('udidi:productDesignerOrganisation', [
    geographicAddress('party:geographicAddress', organisation.geographicAddress),
    contactDetails('party:contactsDetails', organisation.contactsDetails),
    languageText('udidi:organizationName', organisation.organizationName),
  ])
}
