import { define, rule, type Topic } from './topic.ts'

const US = { markets: ['US'] }
const gudid = 'FDA guidance: Global Unique Device Identification Database (GUDID)'

const representativeWords =
  'representative|representative submit|representative upload|representative enter|representative register|representative upload database|representative mandatory|representative when|representative who mandatory|representative role|representative name|representative who'
const representativeMay =
  'self-service submit upload enter register database accept send mandatory when manufacturer foreign abroad outside name role responsible who call'
const representative = (code: string, title: string, text: string, source: string) =>
  rule(`representative-${code.toLowerCase()}`, title, representativeWords, text, source, {
    markets: [code],
    may: representativeMay,
    screen: '/actors',
  })

/** The words and duties of the United States and the other markets. */
export const otherMarketTopics: readonly Topic[] = [
  define(
    'gudid',
    'GUDID',
    'gudid',
    'GUDID (Global Unique Device Identification Database) is the FDA’s database of devices. The labeler submits a record for each primary DI, by web form or as HL7 SPL; its public copy is AccessGUDID.',
    gudid,
    { ...US, may: 'fda database' },
  ),
  define(
    'accessgudid',
    'AccessGUDID',
    'accessgudid|accessgudid gudid difference|accessgudid where',
    'AccessGUDID is the public copy of GUDID, kept by the National Library of Medicine. It can be searched and downloaded; the hub reads its release files.',
    gudid,
    { ...US, may: 'gudid public', url: 'https://accessgudid.nlm.nih.gov/', screen: '/master-di/bulk-upload' },
  ),
  define(
    'labeler',
    'Labeler',
    'labeler|who responsible gudid|who submit gudid|who register gudid|labeler manufacturer difference|who mandatory submit gudid',
    'The labeler causes a label to be applied to a device, or to be changed, in order to distribute it; usually it is the manufacturer. It is responsible for the UDI on the label and for the GUDID record.',
    '21 CFR 801 (801.3) and 21 CFR 830',
    { ...US, may: 'gudid fda manufacturer responsible who submit register mandatory' },
  ),
  define(
    'duns',
    'DUNS number',
    'duns|duns gudid|duns mandatory',
    'A DUNS number has nine digits and identifies a company location at Dun & Bradstreet. GUDID takes the labeler’s name and address from it.',
    gudid,
    { ...US, may: 'gudid why mandatory labeler' },
  ),
  define(
    'product-code',
    'FDA product code',
    'product-code|product-code format|product-code length|product-code fda',
    'An FDA product code consists of three letters. Three letters name the generic type of device; name, class and regulation follow from it.',
    gudid,
    { ...US, may: 'fda format gudid length' },
  ),
  define(
    'trigger',
    'DI trigger attributes of GUDID',
    'trigger|trigger gudid|new-udi-di|new-udi-di change|new-udi-di when|new-udi-di mandatory|trade-name change|trade-name change gudid|model change gudid|change gudid new-udi-di|new-udi-di trigger|udi-di change when|udi-di change',
    'A change of a DI trigger attribute after the grace period needs a new device identifier. Triggers are among others brand name, version or model, device count, single use, packaged sterile, need for sterilisation, MRI safety, latex, size, and kit or combination product. Other values, such as the description, can be edited without a new DI.',
    gudid,
    { ...US, may: 'gudid fda mandatory when lead accept device trade-name model change new-udi-di trigger' },
  ),
  define(
    'grace-period',
    'Grace period of GUDID',
    'grace-period|grace-period gudid|grace-period howlong|change gudid published|howlong change gudid',
    'After publication a GUDID record has seven calendar days of grace, counted from the day after. In them everything but the publish date may be edited; afterwards a change of a trigger attribute needs a new DI.',
    gudid,
    {
      ...US,
      may: 'gudid fda howlong record after publish published change limit accept length howmany when day begin end',
    },
  ),
  define(
    'premarket',
    'Premarket submission number',
    'premarket|premarket gudid|premarket (create/change) (gudid/publish/published/number)',
    'GUDID asks for the number of the premarket submission of a device, such as a 510(k), PMA, De Novo or HDE, or says that it is exempt. After the grace period numbers may be added, not changed.',
    gudid,
    { ...US, may: 'gudid number mandatory exempt create change after publish published' },
  ),
  rule(
    'gudid-ways',
    'Ways of sending data to GUDID',
    'gudid m2m|gudid type-of-file|gudid format|gudid xml|gudid route|gudid bulk-upload|gudid file|gudid submit how|gudid send how|gudid submission how|gudid how|esg|gudid api|spl gudid (mandatory/create/route)',
    'GUDID takes records in two ways: typed into its web form, or machine to machine as HL7 SPL, an XML format, through the FDA’s electronic gateway (ESG), one DI record per file. The Export Center makes SPL files from public sources; the FDA has not confirmed their structure.',
    gudid,
    {
      ...US,
      may: 'gudid fda submission submit send upload xml format type-of-file route accept m2m how step file record database bulk-upload esg api json rest interface get in data accept spl mandatory create type manual',
      screen: '/export',
    },
  ),
  define(
    'spl',
    'HL7 SPL',
    'spl|spl gudid',
    'HL7 SPL (Structured Product Labeling) is the XML format in which GUDID takes records through the FDA’s electronic gateway: one DI record per file.',
    gudid,
    { markets: ['US', 'AU'], may: 'gudid fda xml' },
  ),
  rule(
    'us-exempt',
    'Devices exempt from UDI in the US',
    'exempt udi|exempt|exempt risk-class|exempt udi mandatory|exempt gudid|exempt label',
    'Exempt are among others class I devices that are exempt from good manufacturing practice, finished devices of which each is used once and sold in one package (the package bears the UDI), custom devices, investigational devices and devices for export. A class I device may bear a UPC as its UDI.',
    '21 CFR 801 (801.30 and 801.40)',
    { ...US, may: 'fda mandatory risk-class gudid label which' },
  ),
  rule(
    'us-dates-on-labels',
    'Dates on US labels',
    '(expire/date/when) print (how/format/label/)|date label format|when label format|expire label format|format date|format when',
    'Dates on labels for the US are written YYYY-MM-DD, for example 2027-01-31.',
    '21 CFR 801 (801.18)',
    { ...US, may: 'label fda how expire when' },
  ),
  rule(
    'us-basic-udi-di',
    'Basic UDI-DI outside the EU',
    'basic-udi-di mandatory|basic-udi-di|basic-udi-di accept',
    'No: the Basic UDI-DI is a key of EUDAMED. Besides the EU, Switzerland (swissdamed) and Türkiye, whose law follows the MDR, have it; GUDID, the NMPA and the other markets have none.',
    'Regulation (EU) 2017/745 (MDR), Annex VI part C; FDA guidance on GUDID',
    {
      markets: ['US', 'CN', 'JP', 'KR', 'AU', 'SA', 'BR', 'TW', 'SG', 'CA', 'GB'],
      may: 'fda gudid nmpa mandatory accept exist equivalent',
    },
  ),
  rule(
    'us-emdn',
    'Nomenclature of the US',
    'nomenclature|nomenclature mandatory|gmdn mandatory|gmdn|emdn mandatory|emdn accept|emdn',
    'GUDID asks for GMDN terms and FDA product codes; it does not take EMDN codes.',
    gudid,
    { ...US, may: 'gudid fda mandatory accept product-code' },
  ),
  rule(
    'eu-nomenclature',
    'Nomenclature of the EU',
    'nomenclature|nomenclature mandatory|gmdn mandatory|gmdn accept|gmdn eudamed',
    'EUDAMED takes the EMDN. GMDN codes are not part of a EUDAMED registration.',
    'Regulation (EU) 2017/745 (MDR), Article 26',
    { markets: ['EU'], may: 'eudamed mandatory accept instead', screen: '/emdn' },
  ),
  rule(
    'gb-nomenclature',
    'Nomenclature of Great Britain',
    'nomenclature|nomenclature mandatory|gmdn mandatory|gmdn',
    'The MHRA registers devices by GMDN term (DORS); the draft of May 2026 keeps GMDN.',
    'MHRA, DORS guide; WTO G/TBT/N/GBR/120',
    { markets: ['GB'], may: 'mandatory mhra register' },
  ),
  define(
    'swissdamed',
    'swissdamed',
    'swissdamed|swissdamed eudamed difference',
    'The database of Switzerland is swissdamed, the register of economic operators and devices that Swissmedic runs. It takes the XML of EUDAMED, but EUDAMED passes nothing on: data is sent to both.',
    'Swissmedic, swissdamed UDI Devices; MedDO Art. 17(5)',
    { markets: ['CH', 'EU'], may: 'swissmedic database xml accept' },
  ),
  define(
    'chrn',
    'CHRN',
    'chrn|srn|srn swissdamed',
    'Swissmedic gives economic operators in Switzerland the CHRN (Swiss Single Registration Number), for example CHRN-MF-20001234. It takes the place of the SRN there, and is applied for within three months of first placing a device on the market.',
    'MedDO Art. 55; Swissmedic, CHRN',
    { markets: ['CH'], may: 'swissmedic swissdamed mandatory who get operator where', screen: '/actors' },
  ),
  representative(
    'CH',
    'Swiss authorised representative (CH-REP)',
    'A manufacturer outside Switzerland needs a Swiss authorised representative (CH-REP) established in Switzerland, for manufacturers in the EU too. It is named on the label; for devices under the old directives a document with the device is enough. It has a CHRN.',
    'MedDO Art. 51; Swissmedic',
  ),
  representative(
    'GB',
    'UK Responsible Person',
    'A manufacturer outside the United Kingdom that places devices on the market of Great Britain needs a UK Responsible Person established in the UK, who registers the devices with the MHRA. An EU authorised representative does not count there.',
    'UK MDR 2002 (SI 2002/618), as amended; MHRA, regulating medical devices in the UK',
  ),
  representative(
    'US',
    'US agent',
    'A foreign establishment names a US agent with a place of business in the United States in its FDA establishment registration. The agent helps the FDA in communication; the labeler stays responsible for UDI and GUDID.',
    '21 CFR 807.40',
  ),
  representative(
    'CN',
    'Legal agent in China',
    'A manufacturer abroad acts in China through a legal person in China named as its agent, who files the registration and loads the UDI data.',
    'State Council Order 739, Articles 15, 16 and 20',
  ),
  representative(
    'SA',
    'Authorised representative in Saudi Arabia',
    'A manufacturer abroad needs an authorised representative in Saudi Arabia, licensed by the SFDA; that representative submits the data to SAUDI-DI and confirms it once a year.',
    'Saudi Medical Devices Law; SFDA MDS-REQ 7',
  ),
  representative(
    'AU',
    'Sponsor in Australia',
    'A manufacturer abroad needs a sponsor established in Australia, who holds the ARTG entry and answers for it to the TGA.',
    'Therapeutic Goods Act 1989; TGA, Unique Device Identification',
  ),
  representative(
    'BR',
    'Brazilian registration holder',
    'The registration of a foreign manufacturer is held by a company in Brazil (Brazilian Registration Holder); it or a party it authorises enters the data in SIUD.',
    'ANVISA RDC 751/2022 and RDC 591/2021; IN 426/2026',
  ),
  representative(
    'JP',
    'Marketing authorisation holder in Japan',
    'A manufacturer abroad needs a marketing authorisation holder (MAH) in Japan, or names a designated one (DMAH).',
    'PMD Act, Articles 23-2 and 23-2-17',
  ),
  representative(
    'KR',
    'Importer in South Korea',
    'The Korean manufacturer or the licensed Korean importer holds the licence and loads the UDI data of each model into IMDIS.',
    'Medical Device Act; MFDS Notice 2019-46',
  ),
  rule(
    'au-class-i',
    'Plain class I in Australia',
    'exempt udi|exempt|exempt risk-class|udi mandatory exempt',
    'In Australia plain class I and Im devices have no UDI duty; of IVD class 1 only instruments and software have one.',
    'TGA, Unique Device Identification',
    { markets: ['AU'], may: 'mandatory risk-class which' },
  ),
  define(
    'ndc',
    'NDC and NHRIC numbers',
    'ndc|ndc label|ndc label accept',
    'NDC and NHRIC numbers are older FDA numbers for devices. They may no longer be on the label since 24 September 2023.',
    'FDA, UDI compliance dates; 21 CFR 801',
    { ...US, may: 'label accept when not fda' },
  ),
]
