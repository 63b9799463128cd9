import { takenInChina } from '#core/code-lists/china-issuers.ts'
import { markets, modelledOf } from '#core/code-lists/markets.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import { lookedUp } from '#core/markets/requirements/requirement.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { fact, type Topic } from '../topic.ts'

const source = 'Facts of the hub on each market, each with its source on the Dashboard'
const across = (id: string, title: string, ways: string, text: string, may = ''): Topic =>
  fact(`world-all-${id}`, title, ways, text, source, { markets: [], screen: '/multi-country-udi', may })

const countriesTaking = (entity: string): string =>
  markets
    .filter(({ code }) => requirementsOf(code).issuingEntities.includes(entity))
    .map(({ country }) => country)
    .join(', ')
const inState = (...states: readonly string[]): string =>
  markets
    .filter(({ code }) => states.includes(requirementsOf(code).state))
    .map(({ country }) => country)
    .join(', ')
const toCome = markets
  .flatMap(({ code, country }) =>
    requirementsOf(code).milestones.map(({ date, scope, duty }) => ({ date, country, scope, duty })),
  )
  .filter(({ date }) => date > lookedUp)
  .toSorted((one, other) => one.date.localeCompare(other.date))
  .map(({ date, country, scope, duty }) => `${writtenDate(date)} ${country} (${duty}): ${scope}`)
  .join('; ')

/** Told by themselves: the EU, the US and Switzerland are modelled in full, China but for what is mandatory. */
const named = new Set(['EU', 'US', 'CN', 'CH'])
const modelledAs = (modelled: string): string =>
  markets
    .filter(({ code }) => !named.has(code) && modelledOf(code) === modelled)
    .map(({ country }) => country)
    .join(', ')

/** What people ask of all markets at once. */
export const factsAcrossMarkets: readonly Topic[] = [
  across(
    'no-duty',
    'Markets without a UDI duty',
    `which countries have no UDI requirement
in which countries can we sell without UDI
in which of your countries can we sell without a UDI
which markets do not ask for a UDI
which countries still have no date
countries without a UDI date
which countries have no date yet
for which countries is there still no date
which markets are waiting for a date
in which markets is UDI not mandatory
where do we not need a UDI
countries without UDI obligation
which of the markets have no UDI duty yet
for which countries can we forget UDI
markets that have no UDI law`,
    `No UDI duty: ${inState('none')}. No date yet: ${inState('no-date')}. Argentina has traceability of listed devices instead of UDI.`,
    'yet country countries market markets still law forget ignore',
  ),
  across(
    'no-database',
    'Markets without a UDI database',
    `which markets have no UDI database at all
which countries have no UDI database
in which countries is there no UDI database
where is there no database for UDI
countries without a UDI database
which regulators keep no UDI database`,
    `No UDI database of the regulator: ${markets
      .filter(({ code }) => requirementsOf(code).database === null || code === 'JP')
      .map(({ country }) => country)
      .join(', ')}.`,
    'country countries market markets regulator all any yet',
  ),
  across(
    'in-force',
    'Markets in which UDI is in force',
    `in which countries is UDI in force for all classes
which markets require UDI today
where is UDI mandatory already
list the countries that demand UDI
which countries have UDI fully in force
in which markets is UDI still phased in`,
    `In force for all classes the law means: ${inState('in-force')}. Phased in, some classes already: ${inState('phased')}.`,
    'country countries market markets today already fully phase class',
  ),
  across(
    'next-dates',
    'UDI dates to come',
    `which UDI deadlines are coming up worldwide by law
what are the next UDI dates in all markets
which country has the next UDI deadline
upcoming regulatory UDI dates across markets
all future UDI deadlines by country
which market comes next with UDI`,
    `UDI dates after ${writtenDate(lookedUp)}, in all markets: ${toCome}.`,
    'future coming upcoming next country countries market markets all across',
  ),
  across(
    'hibcc',
    'Markets that take HIBCC and ICCBBA',
    `which countries accept HIBCC
where are HIBC codes accepted
in which markets can we use HIBC barcodes
which countries take ICCBBA
where is HIBC not allowed
does every market accept HIBCC`,
    `HIBCC and ICCBBA are taken in: ${countriesTaking('HIBCC')}. Japan takes GS1 only. ${takenInChina}. IFA is taken in: ${countriesTaking('IFA')}.`,
    'country countries market markets everywhere accepted allowed gs1',
  ),
  across(
    'modelled',
    'Markets of the hub, and how well each is known',
    `which markets are worksheets
which countries are only worksheets in the hub
list of the worksheet markets
which markets does the hub support
which countries does the hub support
which countries are covered by the hub
list all markets of the hub
for which countries are published elements known
which markets are fully modelled`,
    `In full, with fields and rules of the regulator: European Union, United States, Switzerland. With all elements, though not with which of them are mandatory: China. With the elements their regulators have published: ${modelledAs('regulator')}. Worksheets, with common fields and a few numbers: ${modelledAs('worksheet')}.`,
    'country countries market markets hub support supported cover covered worksheet worksheets list',
  ),
  across(
    'ifa',
    'Markets that take IFA',
    `which countries accept IFA
where is a PPN of IFA accepted
in which markets can IFA codes be used
is IFA accepted everywhere`,
    `IFA is taken in: ${countriesTaking('IFA')}. All other markets of the hub are not known to take it.`,
    'country countries market markets everywhere accepted allowed',
  ),
  across(
    'gs1-only',
    'Markets that take GS1 only',
    `which countries accept only GS1
where is GS1 the only issuing agency
in which market must it be a GTIN
which markets do not accept HIBCC`,
    `GS1 only: Japan; traceability in Argentina uses GS1 too. ${takenInChina}, but not HIBCC or ICCBBA as far as is known.`,
    'country countries market markets only',
  ),
  across(
    'machine',
    'Markets with an interface for machines',
    `which regulators have an API
which countries offer machine to machine submission
where can data be sent by API
which markets have no machine interface
in which countries is an interface available
which databases can be reached by web service
REST API of which regulators`,
    'Interfaces for machines: EU (EUDAMED, AS4 access point), Switzerland (swissdamed, REST), US (HL7 SPL through ESG), South Korea (REST, JSON, OAuth2), China (XML or JSON), Australia (HL7 SPL), Türkiye (JSON web services). None known: Saudi Arabia, Singapore, Colombia, Taiwan, Japan; Brazil has a bulk transmission whose format is not public.',
    'country countries market markets authority authorities regulator regulators interface web service rest soap',
  ),
  across(
    'templates',
    'Markets with an upload template',
    `which regulators have an Excel template
which countries take a bulk template
upload templates of which authorities
row limits of the regulators' templates
which markets accept Excel uploads`,
    'Templates of regulators: Australia (Excel, 200 records, nine sheets), Saudi Arabia (150 UDIs), China (Excel), Colombia (INVIMA’s template), Taiwan (batch template), Great Britain (optional Excel product template of DORS). They are loaded and filled under Workbooks.',
    'country countries market markets authority authorities regulator regulators excel limit rows',
  ),
  across(
    'nomenclature',
    'Nomenclature by market',
    `which countries use GMDN
where is GMDN needed
where do I need EMDN and where GMDN
which markets use EMDN
in which countries is a GMDN code needed
nomenclature by country
which nomenclature in which market
where is GMDN mandatory`,
    'EMDN: EU and Switzerland. GMDN: US, Brazil, Colombia, Australia, Great Britain, also Saudi Arabia and Türkiye. Systems of their own: Japan (JMDN), China (classification catalogue), South Korea (item classification).',
    'country countries market markets needed mandatory emdn gmdn jmdn',
  ),
  across(
    'foreign-udi',
    'Markets that take the UDI of others',
    `which country accepts the UDI of the EU or US as it is
where can a foreign UDI be reused
which markets accept a UDI from another region
can we use one UDI-DI in all countries`,
    'Singapore takes the UDI a device has in the EU or the US as it is. Switzerland takes the EUDAMED XML. Elsewhere the UDI-DI has to be of an issuing entity that market takes, and the data is sent to its own database.',
    'country countries market markets foreign another region one same everywhere label',
  ),
  across(
    'made-before',
    'Markets where the day of manufacture counts',
    `in which countries does the day of manufacture count
where are devices made before the date exempt
which markets go by manufacturing date
old stock exempt in which countries`,
    'By day of manufacture: China and Taiwan. Saudi Arabia allowed devices imported before their date one more year.',
    'country countries market markets stock old date production',
  ),
  across(
    'no-pi',
    'Production identifiers in databases',
    `which databases store lot numbers
does any regulator want serial numbers in the database
are production identifiers uploaded anywhere
where do we have to upload the UDI-PI`,
    'No UDI database takes the values of production identifiers: EUDAMED, GUDID, swissdamed, UDID, AusUDID, SIUD, SAUDI-DI and Taiwan’s UDID hold the UDI-DI and say at most which production identifiers the label carries. Single units are traced in Türkiye (ÜTS) and, for listed devices, in Argentina.',
    'country countries market markets regulator database anywhere any',
  ),
  across(
    'tracking',
    'Markets with tracking or supply reports',
    `which countries want supply reports
where are single units tracked
which markets have traceability of units
in which country must each sale be reported`,
    'Supply reports: South Korea, every month. Unit tracking: Türkiye (ÜTS; optics, active implantables, class III). Traceability of listed devices: Argentina.',
    'country countries market markets report reports monthly unit units',
  ),
  across(
    'change-periods',
    'Time limits for changes',
    `in which countries must changes be reported within days
time limits for changes by country
which markets have a period for updates
where must data be confirmed every year`,
    'South Korea: changes within 10 days. Australia: within 30 days. Saudi Arabia: the data is confirmed once a year.',
    'country countries market markets days period yearly change changes',
  ),
  across(
    'local-party',
    'Who submits in which market',
    `in which countries does a local company have to submit the data
where can the manufacturer submit himself
who submits in which country
which markets need a local representative for the data`,
    'A local party submits in Saudi Arabia (authorised representative), South Korea (importer), Taiwan (licence holder), China (agent of a manufacturer abroad), Brazil (registration holder or a party it authorises), Colombia (registration holder or importer), Singapore (registrant), Türkiye (manufacturer or importer), Australia (sponsor; a manufacturer may publish). In the EU the manufacturer submits, in the US the labeler.',
    'country countries market markets local party company foreign overseas himself',
  ),
  across(
    'connections',
    'Registers the hub can send to',
    `to which regulators can the hub send directly
which registers have a connection in the hub
for which markets can the hub transmit data by itself
does the hub connect to all databases
which connections to regulators exist`,
    'The hub has connections to EUDAMED (through your own Domibus access point), to swissdamed (machine to machine) and to the FDA’s gateway ESG NextGen, besides a plain folder. For all other markets its files are carried by a person.',
    'hub app tool system directly register registers regulator regulators automatic',
  ),
  across(
    'never-ready',
    'Markets for which no device is ready',
    `for which markets can a device be ready
for which countries is a device never ready
which markets have an asterisk in readiness
why do some markets never get green
what does the star behind a market in readiness mean`,
    'A device can be “ready” only for the EU, the US and Switzerland, of which the hub knows all that is asked. Of China it knows all elements, but not which are mandatory. All other markets have an asterisk in Readiness: their regulators ask for more than is public, so filled known fields are counted, and no device is called ready, valid or green for them.',
    'market markets country countries ready green star asterisk never readiness',
  ),
]
