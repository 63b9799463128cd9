/**
 * The hub's own schema set for the EUDAMED messages it writes (decision D14): one XSD per namespace, in this
 * folder, offered for download and used for validation. Own work: same namespaces, elements and order as the
 * official set, so that what passes here passes there too.
 */

/** What the set is called; it stands in the annotation of every file. */
export const hubSchemaLabel = 'v2.0.11'

/** The file that imports the others. */
export const hubSchemaEntry = 'message.xsd'

export const hubSchemaFiles = [
  hubSchemaEntry,
  'address.xsd',
  'basic-udi.xsd',
  'comment.xsd',
  'common-device.xsd',
  'country.xsd',
  'device.xsd',
  'entity.xsd',
  'language-text.xsd',
  'legacy-basic-udi.xsd',
  'legacy-udi-di.xsd',
  'legislation.xsd',
  'links.xsd',
  'market-info-message.xsd',
  'market-info.xsd',
  'party.xsd',
  'product-designer-message.xsd',
  'product-designer.xsd',
  'risk-class.xsd',
  'service.xsd',
  'text.xsd',
  'udi-di.xsd',
] as const
