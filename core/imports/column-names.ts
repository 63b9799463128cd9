import { deviceColumnsAbroad } from './column-names-abroad.ts'

/**
 * What people head columns with besides the labels of the forms: names that exports of ERP and PLM systems and lists
 * of labelling departments use, in English and German; in other languages, `column-names-abroad.ts`. Compared folded.
 */
type OtherNames = Readonly<Record<string, readonly string[]>>

/** The name a device is sold by, in the languages in which regulators ask for it. */
export const tradeNameHeads = [
  'trade name',
  'handelsname',
  'nom commercial',
  'nombre comercial',
  'nome comercial',
  '販売名',
]

const inEnglishAndGerman: OtherNames = {
  deviceNumber: ['article', 'article number', 'article no', 'item', 'item number', 'item no', 'material', 'material number', 'product number', 'product code', 'part number', 'device id', 'device no', 'sku', 'artikel', 'artikelnummer', 'artikelnr', 'materialnummer'],
  deviceName: ['name', 'product', 'product name', 'article name', 'item name', 'bezeichnung', 'produktname', 'artikelbezeichnung'],
  manufacturerName: ['manufacturer', 'legal manufacturer', 'company', 'company name', 'hersteller', 'herstellername'],
  deviceDescription: ['description', 'product description', 'beschreibung'],
  deviceFamily: ['family', 'product family', 'product group', 'produktfamilie', 'produktgruppe'],
  modelNumber: ['model', 'model no', 'type', 'modell', 'modellnummer'],
  brandName: ['brand', 'trademark', 'marke', ...tradeNameHeads],
  catalogueNumber: ['catalogue no', 'catalog number', 'catalog no', 'cat no', 'ref', 'reference', 'reference number', 'katalognummer'],
  udiDi: ['udi', 'di', 'gtin', 'ean', 'primary di', 'udi di'],
  basicUdiDi: ['basic udi', 'basic udi di', 'budi', 'budi di', 'gmn'],
  riskClass: ['class', 'risk classification', 'device class', 'risikoklasse', 'klasse'],
  emdnCode: ['emdn', 'nomenclature code', 'cnd'],
  targetCountries: ['countries', 'markets', 'target markets', 'market', 'country', 'länder', 'zielländer'],
  quantityPerPackage: ['quantity', 'pack size', 'package quantity', 'base quantity', 'menge'],
  shelfLife: ['shelf life months', 'haltbarkeit'],
  productionIdentifiers: ['udi pi', 'pi', 'production identifier'],
  manufacturerSrn: ['srn', 'manufacturer srn'],
  deviceStatus: ['market status', 'eu market status'],
  intendedUse: ['intended purpose', 'indication', 'zweckbestimmung'],
  storageConditions: ['storage', 'lagerung'],
  sterile: ['is sterile', 'supplied sterile', 'steril'],
  singleUse: ['single use device', 'for single use', 'disposable', 'einmalprodukt'],
  implantableDevice: ['implantable', 'implant', 'is implantable'],
  activeDevice: ['active', 'is active device'],
  containsLatex: ['latex', 'latex content', 'natural rubber latex'],
  versionNumber: ['version', 'revision'],
  changeReason: ['reason', 'reason for change', 'comment'],
} // biome-ignore format: a table

const ofDevices: OtherNames = Object.fromEntries(
  Object.entries(inEnglishAndGerman).map(([field, names]) => [
    field,
    [...names, ...(deviceColumnsAbroad[field] ?? [])],
  ]),
)

const ofOperators: OtherNames = {
  name: ['company', 'company name', 'operator', 'operator name', 'organisation', 'organization', 'firma'],
  actorType: ['role', 'type', 'operator type', 'actor role', 'rolle'],
  srn: ['single registration number', 'actor id', 'eudamed id'],
  country: ['country code', 'land'],
  email: ['e-mail', 'mail', 'e-mail address', 'email address'],
  phone: ['telephone', 'tel', 'phone number', 'telefon'],
  postalCode: ['zip', 'zip code', 'postcode', 'plz'],
  city: ['town', 'ort', 'stadt'],
}

const ofCertifications: OtherNames = {
  operatorSrn: ['srn', 'manufacturer srn', 'holder srn'],
  operatorName: ['operator', 'manufacturer', 'holder', 'certificate holder', 'company'],
  certificationType: ['type', 'certificate type', 'kind'],
  certificationNumber: ['number', 'certificate number', 'certificate no', 'certificate', 'zertifikatsnummer'],
  issueDate: ['issued', 'date of issue', 'valid from', 'start'],
  expiryDate: ['expires', 'expiry', 'valid to', 'valid until', 'end', 'gültig bis'],
  issuingBody: ['notified body', 'issued by', 'certification body'],
}

/** Where a market keeps trade names in a table, with their languages, a column of them is that table. */
export const columnNamesFor = (asked: Readonly<Record<string, unknown>>): OtherNames =>
  'tradeNames' in asked
    ? {
        ...ofDevices,
        brandName: ofDevices.brandName?.filter((name) => !tradeNameHeads.includes(name)) ?? [],
        tradeNames: tradeNameHeads,
      }
    : ofDevices

export const otherColumnNames = {
  devices: ofDevices,
  operators: ofOperators,
  certifications: ofCertifications,
} as const
