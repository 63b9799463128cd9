import { absent, allOf, lint, matches, not, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { marketCodes, required, startsWith } from '../required.ts'
import { ofDevice, ofPack, organisationFields, organisationGiven } from '../scope.ts'
import { businessRules, dataDictionary, mdr, schemaSet } from './sources.ts'

const unionCodes = marketCodes.filter((code) => code !== 'TR' && code !== 'XI')

const organisation = {
  originalManufacturerName: 'Example Works',
  originalManufacturerCity: 'Ulm',
  originalManufacturerPostCode: '89073',
  originalManufacturerCountry: 'DE',
  originalManufacturerEmail: 'works@example.com',
}

const manufacturerRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-10'),
    message: "The manufacturer's SRN is needed, e.g. DE-MF-000012345.",
    source: dataDictionary('FLD-UDID-10'),
    accepts: { document: { manufacturerSrn: 'DE-MF-000012345' } },
    rejects: { document: {} },
  },
  {
    id: 'XSD-SRN.1',
    severity: 'error',
    field: 'manufacturerSrn',
    when: allOf(ofDevice, present('manufacturerSrn')),
    must: lint('manufacturerSrn', 'srn'),
    message: 'This is not an SRN. {detail}',
    explain: 'srn',
    problem: 'form',
    source: schemaSet('stringSRNType'),
    accepts: { document: { manufacturerSrn: 'US-MF-000000004' } },
    rejects: { document: { manufacturerSrn: 'us-mf-000000004' } },
  },
  {
    id: 'BR-DTX-UDI-079',
    severity: 'error',
    field: 'manufacturerSrn',
    when: allOf(ofDevice, present('manufacturerSrn')),
    must: matches('manufacturerSrn', '..-MF-.*'),
    message:
      'Only a manufacturer (SRN with MF) registers devices, including systems and procedure packs that are devices in themselves. For a system or procedure pack that is not a device, choose that legislation.',
    problem: 'form',
    source: businessRules('BR-DTX-UDI-079'),
    accepts: { document: { manufacturerSrn: 'DE-MF-000012345' } },
    rejects: { document: { manufacturerSrn: 'DE-PR-000012345' } },
  },
  {
    ...required('BR-UDID-011'),
    message:
      'The manufacturer is outside the EU. Enter the SRN of the authorized representative, e.g. IE-AR-000000002; its mandate must be active in EUDAMED.',
    source: businessRules('BR-UDID-011'),
    accepts: {
      document: { manufacturerSrn: 'US-MF-000000004', authorizedRepresentativeSrn: 'IE-AR-000000002' },
    },
    rejects: { document: { manufacturerSrn: 'US-MF-000000004' } },
  },
  {
    id: 'FLD-UDID-15.1',
    severity: 'error',
    field: 'authorizedRepresentativeSrn',
    when: allOf(
      ofDevice,
      present('authorizedRepresentativeSrn'),
      matches('manufacturerSrn', startsWith(unionCodes)),
    ),
    must: not(present('authorizedRepresentativeSrn')),
    message:
      'Only manufacturers outside the EU have an authorized representative; this manufacturer is in the EU. Remove the representative, or check the SRN of the manufacturer.',
    fix: 'remove-representative',
    source: dataDictionary('FLD-UDID-15'),
    accepts: { document: { manufacturerSrn: 'DE-MF-000012345' } },
    rejects: {
      document: { manufacturerSrn: 'DE-MF-000012345', authorizedRepresentativeSrn: 'IE-AR-000000002' },
    },
  },
  {
    id: 'FLD-UDID-15.2',
    severity: 'error',
    field: 'authorizedRepresentativeSrn',
    when: allOf(ofDevice, present('authorizedRepresentativeSrn')),
    must: allOf(
      lint('authorizedRepresentativeSrn', 'srn'),
      matches('authorizedRepresentativeSrn', '..-AR-.*'),
    ),
    message: 'This is not the SRN of an authorized representative, such as IE-AR-000000002. {detail}',
    explain: 'srn',
    problem: 'form',
    source: dataDictionary('FLD-UDID-15'),
    accepts: { document: { authorizedRepresentativeSrn: 'IE-AR-000000002' } },
    rejects: { document: { authorizedRepresentativeSrn: 'IE-IM-000000002' } },
  },
  {
    id: 'MDR-ART-11',
    severity: 'warning',
    field: 'authorizedRepresentativeSrn',
    when: allOf(ofDevice, matches('authorizedRepresentativeSrn', '[A-Z]{2}-AR-.*')),
    must: matches('authorizedRepresentativeSrn', startsWith(marketCodes)),
    message: 'An authorised representative is established in the Union. Check the country in its SRN.',
    source: mdr('Art. 2(32) and Art. 11'),
    accepts: { document: { authorizedRepresentativeSrn: 'IE-AR-000000002' } },
    rejects: { document: { authorizedRepresentativeSrn: 'US-AR-000000002' } },
  },
]

const originalManufacturerRules: readonly Rule[] = [
  {
    id: 'FLD-UDID-221',
    severity: 'error',
    field: 'originalManufacturerSrn',
    when: allOf(ofDevice, present('originalManufacturerSrn')),
    must: allOf(lint('originalManufacturerSrn', 'srn'), matches('originalManufacturerSrn', '..-..-.*')),
    message: 'This is not an SRN. Enter that of the original manufacturer or leave the field empty. {detail}',
    explain: 'srn',
    problem: 'form',
    source: dataDictionary('FLD-UDID-221'),
    accepts: { document: { originalManufacturerSrn: 'CN-MF-000000007' } },
    rejects: { document: { originalManufacturerSrn: 'NA' } },
  },
  {
    id: 'FLD-UDID-221.1',
    severity: 'error',
    whereHeld: 'warning',
    field: 'originalManufacturerSrn',
    when: allOf(ofDevice, matches('originalManufacturerSrn', '[A-Z]{2}-[A-Z]{2}-.*')),
    must: matches('originalManufacturerSrn', '..-MF-.*'),
    message:
      'The original manufacturer is registered in EUDAMED as a manufacturer: the SRN has MF in the middle. Enter that one, or leave the field empty.',
    source: dataDictionary('FLD-UDID-221'),
    accepts: { document: { originalManufacturerSrn: 'CN-MF-000000007' } },
    rejects: { document: { originalManufacturerSrn: 'IE-AR-000000002' } },
  },
  {
    id: 'BR-UDID-724',
    severity: 'error',
    field: 'originalManufacturerSrn',
    when: allOf(ofDevice, present('originalManufacturerSrn')),
    must: not({ op: 'same', field: 'originalManufacturerSrn', other: 'manufacturerSrn' }),
    message:
      'A manufacturer cannot be the original manufacturer of its own device. Leave the field empty unless another company designed and made it.',
    source: businessRules('BR-UDID-724'),
    accepts: {
      document: { manufacturerSrn: 'DE-MF-000012345', originalManufacturerSrn: 'CN-MF-000000007' },
    },
    rejects: {
      document: { manufacturerSrn: 'DE-MF-000012345', originalManufacturerSrn: 'DE-MF-000012345' },
    },
  },
  {
    id: 'BR-DTX-UDID-087',
    severity: 'warning',
    field: 'originalManufacturerName',
    about: organisationFields,
    when: allOf(ofDevice, present('originalManufacturerSrn')),
    must: allOf(...organisationFields.map(absent)),
    message:
      'An original manufacturer is identified either by its SRN or by name and address, not both. The SRN is sent; these are not: {detail}.',
    explain: 'given-fields',
    fix: 'clear',
    source: businessRules('BR-DTX-UDID-087'),
    accepts: { document: { originalManufacturerSrn: 'CN-MF-000000007' } },
    rejects: {
      document: { originalManufacturerSrn: 'CN-MF-000000007', originalManufacturerName: 'Example Works' },
    },
  },
  ...(
    [
      ['originalManufacturerName', 'name'],
      ['originalManufacturerCity', 'city'],
      ['originalManufacturerPostCode', 'post code'],
      ['originalManufacturerCountry', 'country'],
      ['originalManufacturerEmail', 'e-mail address'],
    ] as const
  ).map(
    ([field, what], index): Rule => ({
      ...required(`BR-UDID-725.${index + 1}`),
      message: `The ${what} of the original manufacturer is missing. Without an SRN, name, post code, city, country and e-mail address are needed.`,
      source: businessRules('BR-UDID-725'),
      accepts: { document: { ...organisation, [field]: organisation[field] } },
      rejects: { document: { ...organisation, [field]: undefined } },
    }),
  ),
  {
    id: 'FLD-UDID-354',
    severity: 'warning',
    field: 'originalManufacturerEmail',
    when: allOf(ofDevice, organisationGiven, present('originalManufacturerEmail')),
    must: matches('originalManufacturerEmail', '[^@\\s]+@[^@\\s]+'),
    message: 'This does not look like an e-mail address. Compare it with the source.',
    source: dataDictionary('FLD-UDID-354'),
    accepts: { document: organisation },
    rejects: { document: { ...organisation, originalManufacturerEmail: 'works.example' } },
  },
]

/** Who made the system or procedure pack stands where others name the manufacturer. */
const packProducerRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-44'),
    message: 'The actor id of the system or procedure pack producer is needed, e.g. DE-PR-000012345.',
    source: dataDictionary('FLD-UDID-44'),
    accepts: { document: { legislation: 'SPP', packProducerActorId: 'DE-PR-000012345' } },
    rejects: { document: { legislation: 'SPP', manufacturerSrn: 'DE-MF-000012345' } },
  },
  {
    id: 'XSD-SRN.2',
    severity: 'error',
    field: 'packProducerActorId',
    when: allOf(ofPack, present('packProducerActorId')),
    must: lint('packProducerActorId', 'srn'),
    message: 'This is not an actor ID. {detail}',
    explain: 'srn',
    problem: 'form',
    source: schemaSet('stringSRNType'),
    accepts: { document: { legislation: 'SPP', packProducerActorId: 'DE-PR-000012345' } },
    rejects: { document: { legislation: 'SPP', packProducerActorId: 'DE-PR-12345' } },
  },
  {
    id: 'BR-DTX-UDI-080',
    severity: 'error',
    field: 'packProducerActorId',
    when: allOf(ofPack, present('packProducerActorId')),
    must: matches('packProducerActorId', '..-PR-.*'),
    message:
      'Only a system or procedure pack producer (actor id with PR) registers systems and procedure packs. A pack that is a device in itself is registered under the MDR.',
    problem: 'form',
    source: businessRules('BR-DTX-UDI-080'),
    accepts: { document: { legislation: 'SPP', packProducerActorId: 'DE-PR-000012345' } },
    rejects: { document: { legislation: 'SPP', packProducerActorId: 'DE-MF-000012345' } },
  },
  {
    id: 'XSD-NO-PLACE.7',
    severity: 'warning',
    field: 'manufacturerSrn',
    when: allOf(ofPack, present('manufacturerSrn'), present('packProducerActorId')),
    must: { op: 'same', field: 'manufacturerSrn', other: 'packProducerActorId' },
    message:
      'A system or procedure pack is registered under its producer, so this SRN is not sent. Remove it, or correct the producer or the legislation.',
    fix: 'clear',
    source: schemaSet('PRBasicUDIType'),
    accepts: { document: { legislation: 'SPP', packProducerActorId: 'DE-PR-000012345' } },
    rejects: {
      document: {
        legislation: 'SPP',
        packProducerActorId: 'DE-PR-000012345',
        manufacturerSrn: 'DE-MF-000012345',
      },
    },
  },
]

export const actorRules: readonly Rule[] = [
  ...manufacturerRules,
  ...originalManufacturerRules,
  ...packProducerRules,
]
