import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { ContactDetail, GeographicAddress } from '../message/address.ts'
import type { ProductDesignerActor } from '../message/product-designer.ts'
import { filled, text } from './values.ts'

/** The original manufacturer: by SRN, else as an organisation with address and contact (BR-DTX-UDID-087). */
export function originalManufacturerOf(document: SubmissionDocument): ProductDesignerActor | undefined {
  const srn = filled(document.originalManufacturerSrn)
  if (srn) return { productDesignerActorCode: srn }
  const name = filled(document.originalManufacturerName)
  if (!name) return undefined
  const contact = contactOf(document)
  return {
    productDesignerOrganisation: {
      geographicAddress: addressOf(document),
      contactsDetails: contact && [contact],
      // Given once and in no language (BR-UDID-718).
      organizationName: { language: 'ANY', textValue: name },
    },
  }
}

function addressOf(document: SubmissionDocument): GeographicAddress | undefined {
  const address = {
    addressComplement: filled(document.originalManufacturerAddressComplement),
    city: filled(document.originalManufacturerCity),
    country: filled(document.originalManufacturerCountry) as GeographicAddress['country'] | undefined,
    postCode: filled(document.originalManufacturerPostCode),
    street: filled(document.originalManufacturerStreet),
    streetNum: filled(document.originalManufacturerStreetNumber),
  }
  const told = Object.values(address).some((part) => part !== undefined)
  return told ? (address as GeographicAddress) : undefined
}

function contactOf(document: SubmissionDocument): ContactDetail | undefined {
  const eMail = filled(document.originalManufacturerEmail)
  const phone = filled(document.originalManufacturerPhone)
  const website = filled(document.originalManufacturerWebsite)
  if ((eMail ?? phone ?? website) === undefined) return undefined
  // EUDAMED takes public contact details only (FLD-UDID-354).
  return { eMail: text(eMail), phone, public: true, website }
}
