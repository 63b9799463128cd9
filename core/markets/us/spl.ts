import type { AnyDocument } from '#core/dictionary/field.ts'
import { element, leaf, type XmlContent, type XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import type { FileContext } from '../market.ts'
import {
  agencyOf,
  declaredOf,
  type Identifier,
  identifiersOf,
  listOf,
  premarketOf,
  productCodesOf,
  statusOf,
  textOf,
} from './gudid-values.ts'
import { approvalCodes, characteristicCodes, oids, splCodes } from './spl-codes.ts'

/**
 * A draft of the HL7 SPL message of one DI record, for people to look at and to compare. FDA's Implementation Files
 * have not been seen by its writer: it is no file to submit. What has no verified place in it is left out and named in
 * its title: sizes, storage, latex, contacts, further DIs and sterilization methods.
 */

const namespaces = { '': 'urn:hl7-org:v3', xsi: 'http://www.w3.org/2001/XMLSchema-instance' }

const title =
  'DRAFT, not accepted by the FDA until checked against the GUDID HL7 SPL Implementation Files. Without sizes, storage, latex, contacts, secondary, direct marking, unit of use and previous DIs, and sterilization methods.'

type Coded = { readonly code: string; readonly name: string }

const codeOf = (name: string, { code, name: display }: Coded, system: string): XmlElement =>
  element(name, [], { code, codeSystem: system, displayName: display })

const idOf = (root: string, extension: string): XmlElement => element('id', [], { root, extension })

const nci = (coded: Coded, name = 'code') => codeOf(name, coded, oids.nciThesaurus)

/** Throws an XmlWriteError for characters XML cannot carry. */
export function splDraft(
  document: AnyDocument,
  { messageId, correlationId, createdAt }: FileContext,
): string {
  const root = element('document', [
    element('id', [], { root: messageId }),
    codeOf('code', splCodes.documentType, oids.loinc),
    leaf('title', title),
    element('effectiveTime', [], { value: createdAt.slice(0, 10).replaceAll('-', '') }),
    element('setId', [], { root: correlationId }),
    element('versionNumber', [], { value: '1' }),
    labelerOf(document),
    element('component', [
      element('structuredBody', [element('component', [sectionOf(document, createdAt)])]),
    ]),
  ])
  return writeXml(root, { namespaces, indent: '  ' })
}

const labelerOf = (document: AnyDocument) =>
  element('author', [
    element('assignedEntity', [
      element('representedOrganization', [
        idOf(oids.duns, textOf(document, 'usLabelerDuns')),
        leaf('name', textOf(document, 'manufacturerName')),
      ]),
    ]),
  ])

const sectionOf = (document: AnyDocument, createdAt: string) =>
  element('section', [
    codeOf('code', splCodes.productSection, oids.loinc),
    element('subject', [productOf(document, createdAt.slice(0, 10))]),
  ])

const diOf = (di: string, agency: string): XmlElement => {
  const codeSystem = (oids as Readonly<Record<string, string>>)[agency]
  return element('code', [], { code: di, ...(codeSystem !== undefined && { codeSystem }) })
}

function productOf(document: AnyDocument, today: string): XmlElement {
  const identified = (coded: Coded, field: string): XmlContent => {
    const number = textOf(document, field)
    if (number === '') return undefined
    return element('asIdentifiedEntity', [element('id', [], { extension: number }), nci(coded)], {
      classCode: 'IDENT',
    })
  }
  const kind = (system: string, code: string) =>
    element(
      'asSpecializedKind',
      [element('generalizedMaterialKind', [element('code', [], { code, codeSystem: system })])],
      { classCode: 'GEN' },
    )
  return element('manufacturedProduct', [
    element('manufacturedProduct', [
      diOf(textOf(document, 'udiDi'), agencyOf(document)),
      leaf('name', textOf(document, 'brandName')),
      leaf('desc', textOf(document, 'deviceDescription')),
      document.kit === true ? nci(splCodes.kit, 'formCode') : undefined,
      identified(splCodes.modelNumber, 'modelNumber'),
      identified(splCodes.catalogNumber, 'catalogueNumber'),
      productCodesOf(document).map(({ code }) => (code === '' ? undefined : kind(oids.productCode, code))),
      listOf(document, 'usGmdnCodes', /[,;]/).map((code) => kind(oids.gmdn, code)),
      identifiersOf(document).map(packageOf),
    ]),
    approvalsOf(document),
    distributionOf(document, today),
    characteristicsOf(document),
  ])
}

function packageOf({ ofPackage, di, agency }: Identifier): XmlContent {
  if (!ofPackage) return undefined
  const quantity = textOf(ofPackage, 'quantity')
  return element('asContent', [
    element('quantity', [element('numerator', [], quantity === '' ? {} : { value: quantity })]),
    element('containerPackagedProduct', [diOf(di, agency), nci(splCodes.package, 'formCode')]),
  ])
}

function approvalsOf(document: AnyDocument): XmlContent {
  const approval = (coded: Coded | undefined, number: string) =>
    element('subjectOf', [
      element('approval', [
        number === '' ? undefined : idOf(oids.applicationNumber, number),
        coded && nci(coded),
      ]),
    ])
  const numbers = premarketOf(document).map(({ number, supplement, type }) =>
    // The original submission counts as supplement 000.
    approval(approvalCodes[type], /^0*$/.test(supplement) ? number : `${number}/S${supplement}`),
  )
  return document.usPremarketExempt === true ? [...numbers, approval(splCodes.exempt, '')] : numbers
}

function distributionOf(document: AnyDocument, today: string): XmlContent {
  const begin = textOf(document, 'usPublishDate')
  const end = textOf(document, 'usDistributionEndDate')
  const isActive = statusOf(textOf(document, 'usDistributionStatus'), end, today).startsWith('In ')
  const time = (name: string, date: string) =>
    date === '' ? undefined : element(name, [], { value: date.replaceAll('-', '') })
  return element('subjectOf', [
    element('marketingAct', [
      nci(splCodes.distribution),
      element('statusCode', [], { code: isActive ? 'active' : 'completed' }),
      element('effectiveTime', [time('low', begin), time('high', end)]),
    ]),
  ])
}

function characteristicsOf(document: AnyDocument): XmlContent {
  const characteristic = (code: string, type: string, value: Readonly<Record<string, string>>) =>
    element('subjectOf', [
      element('characteristic', [
        element('code', [], { code, codeSystem: oids.characteristics }),
        element('value', [], { 'xsi:type': type, ...value }),
      ]),
    ])
  const sterile = declaredOf(document, 'sterile')
  const mri = textOf(document, 'mriSafety')
  return [
    declaredOf(document, 'singleUse') === 'true'
      ? characteristic(characteristicCodes.uses, 'INT', { value: '1' })
      : undefined,
    sterile === '' ? undefined : characteristic(characteristicCodes.sterile, 'BL', { value: sterile }),
    mri === '' ? undefined : characteristic(characteristicCodes.mri, 'ST', { value: mri }),
  ]
}
