import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { Found } from '#core/files/xml-shape.ts'
import type { GeographicAddress } from '../message/address.ts'
import type { ProductDesignerActor, ProductDesignerOrganisation } from '../message/product-designer.ts'
import type { Lose } from './document-of-taker.ts'

/** The original manufacturer: an actor by his SRN, or an organisation with address and contact. */
export function designerFields(told: Found<ProductDesignerActor>, lose: Lose): SubmissionDocument {
  const { productDesignerActorCode, productDesignerOrganisation } = told as {
    readonly productDesignerActorCode?: string
    readonly productDesignerOrganisation?: Found<ProductDesignerOrganisation>
  }
  return {
    originalManufacturerSrn: productDesignerActorCode,
    ...(productDesignerOrganisation && organisationFields(productDesignerOrganisation, lose)),
  }
}

function organisationFields(
  { geographicAddress, contactsDetails = [], organizationName }: Found<ProductDesignerOrganisation>,
  lose: Lose,
): SubmissionDocument {
  const [contact, ...others] = contactsDetails
  const language = organizationName?.language ?? 'ANY'
  if (language !== 'ANY') lose(`The language of the name (${language}): it is sent as "any".`, 'lsn:language')
  if (others.length > 0) lose('There is one contact; the others are left out.', 'address:contactDetail[2]')
  if (contact?.public === false) lose('The contact would be sent as public.', 'address:public')
  return {
    originalManufacturerName: organizationName?.textValue,
    ...(geographicAddress && addressFields(geographicAddress, lose)),
    originalManufacturerEmail: contact?.eMail,
    originalManufacturerPhone: contact?.phone,
    originalManufacturerWebsite: contact?.website,
  }
}

function addressFields(address: Found<GeographicAddress>, lose: Lose): SubmissionDocument {
  if (address.GPSCoordinates !== undefined) lose('No field has coordinates.', 'address:GPSCoordinates')
  if (address.POBox !== undefined) lose(`No field has a post box (${address.POBox}).`, 'address:POBox')
  return {
    originalManufacturerAddressComplement: address.addressComplement,
    originalManufacturerCity: address.city,
    originalManufacturerCountry: address.country,
    originalManufacturerPostCode: address.postCode,
    originalManufacturerStreet: address.street,
    originalManufacturerStreetNumber: address.streetNum,
  }
}
