import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'

/** The original manufacturer, in an UDI-DI and in the message that replaces it. */
const designerFields = (element: string): Readonly<Record<string, SubmissionFieldId>> => ({
  [element]: 'originalManufacturerSrn',
  [`${element}/udidi:organizationName`]: 'originalManufacturerName',
  [`${element}/address:addressComplement`]: 'originalManufacturerAddressComplement',
  [`${element}/address:city`]: 'originalManufacturerCity',
  [`${element}/address:country`]: 'originalManufacturerCountry',
  [`${element}/address:postCode`]: 'originalManufacturerPostCode',
  [`${element}/address:street`]: 'originalManufacturerStreet',
  [`${element}/address:streetNum`]: 'originalManufacturerStreetNumber',
  [`${element}/address:eMail`]: 'originalManufacturerEmail',
  [`${element}/address:phone`]: 'originalManufacturerPhone',
  [`${element}/address:website`]: 'originalManufacturerWebsite',
})

/**
 * Which field of a submission each element of a message holds. An element inside a listed one belongs to the
 * same field, unless `outer/inner` is listed too, however deep inside it stands.
 */
export const elementFields: Readonly<Record<string, SubmissionFieldId>> = {
  'basicudi:riskClass': 'riskClass',
  'basicudi:model': 'modelNumber',
  'basicudi:modelName': 'deviceName',
  'basicudi:modelName/commondi:model': 'modelNumber',
  'basicudi:identifier': 'basicUdiDi',
  'basicudi:identifier/commondi:issuingEntityCode': 'basicUdiDiIssuingEntity',
  'basicudi:animalTissuesCells': 'containsAnimalTissue',
  'basicudi:ARActorCode': 'authorizedRepresentativeSrn',
  'basicudi:humanTissuesCells': 'containsHumanTissue',
  'basicudi:MFActorCode': 'manufacturerSrn',
  'basicudi:PRActorCode': 'packProducerActorId',
  'basicudi:medicinalPurpose': 'medicalPurpose',
  'basicudi:clinicalInvestigationLinks': 'clinicalInvestigations',
  'basicudi:deviceCertificateLinks': 'certificates',
  'basicudi:humanProductCheck': 'containsHumanBloodProduct',
  'basicudi:IIb_implantable_exceptions': 'iibImplantableException',
  'basicudi:medicinalProductCheck': 'containsMedicinalSubstance',
  'basicudi:specialDevice': 'specialDevice',
  'basicudi:type': 'multiComponentType',
  'commondi:active': 'activeDevice',
  'commondi:administeringMedicine': 'administersMedicine',
  'commondi:implantable': 'implantableDevice',
  'commondi:measuringFunction': 'measuringFunction',
  'commondi:reusable': 'reusableSurgicalInstrument',
  'commondi:companionDiagnostics': 'companionDiagnostic',
  'commondi:instrument': 'instrument',
  'commondi:kit': 'kit',
  'commondi:microbialSubstances': 'containsMicrobialSubstance',
  'commondi:nearPatientTesting': 'nearPatientTesting',
  'commondi:professionalTesting': 'professionalTesting',
  'commondi:reagent': 'reagent',
  'commondi:selfTesting': 'selfTesting',
  'eudi:applicableLegislation': 'legislation',

  'udidi:identifier': 'udiDi',
  'udidi:identifier/commondi:issuingEntityCode': 'udiDiIssuingEntity',
  'udidi:status': 'deviceStatus',
  'udidi:additionalDescription': 'additionalDescription',
  'udidi:basicUDIIdentifier': 'basicUdiDi',
  'udidi:MDNCodes': 'emdnCode',
  'udidi:productionIdentifier': 'productionIdentifiers',
  'udidi:referenceNumber': 'catalogueNumber',
  'udidi:secondaryIdentifier': 'secondaryUdiDi',
  'udidi:secondaryIdentifier/commondi:issuingEntityCode': 'secondaryUdiDiIssuingEntity',
  'udidi:sterile': 'sterile',
  'udidi:sterilization': 'sterilizeBeforeUse',
  'udidi:tradeNames': 'tradeNames',
  'udidi:website': 'website',
  'udidi:storageHandlingConditions': 'storageHandlingConditions',
  'udidi:packages': 'packages',
  'udidi:criticalWarnings': 'criticalWarnings',
  'udidi:numberOfReuses': 'maximumReuses',
  'udidi:relatedUDILink': 'relatedDeviceDi',
  'udidi:relatedUDILink/commondi:issuingEntityCode': 'relatedDeviceIssuingEntity',
  'udidi:marketInfos': 'marketAvailability',
  'udidi:directMarkingDI': 'directMarkingDi',
  'udidi:directMarkingDI/commondi:issuingEntityCode': 'directMarkingDiIssuingEntity',
  'udidi:unitOfUseIdentifier': 'unitOfUseDi',
  'udidi:unitOfUseIdentifier/commondi:issuingEntityCode': 'unitOfUseDiIssuingEntity',
  'udidi:baseQuantity': 'baseQuantity',
  ...designerFields('udidi:productDesignerActor'),
  'udidi:annexXVINonMedicalDeviceTypes': 'annexXviTypes',
  'udidi:annexXVIApplicable': 'annexXviApplicable',
  'udidi:latex': 'containsLatex',
  'udidi:reprocessed': 'reprocessed',
  'udidi:newDevice': 'newDevice',
  // The kinds of substances differ by type, which a path does not tell; these elements are of one kind only.
  'udidi:substances': 'cmrSubstances',
  'udidi:substances/udidi:INN': 'medicinalSubstances',
  'udidi:clinicalSizes': 'clinicalSizes',

  'marketinfo:uDIDIIdentifier': 'udiDi',
  'marketinfo:marketInfos': 'marketAvailability',
  'marketinfo:deviceCriterion': 'legislation',
  'udidi:udiIdentifier': 'udiDi',
  'pdt:uDIDIIdentifier': 'udiDi',
  ...designerFields('pdt:productDesignerActor'),
}

/** The field of an element, by its XPath in a message of the hub's; none for the envelope. */
export function fieldOfElement(path: string): SubmissionFieldId | undefined {
  const steps = path.split('/').map((step) => step.replace(/\[\d+\]$/, ''))
  const outer = steps.findIndex((step) => elementFields[step] !== undefined)
  if (outer === -1) return undefined
  const inner = steps.slice(outer + 1).find((step) => elementFields[`${steps[outer]}/${step}`] !== undefined)
  return elementFields[inner === undefined ? `${steps[outer]}` : `${steps[outer]}/${inner}`]
}
