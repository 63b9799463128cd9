import type { UpdateCategory } from './update-lists.ts'

export const feedFormats = ['rss', 'atom', 'openfda-json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** A feed the hub knows from the start. */
export interface KnownFeed {
  readonly code: string
  readonly name: string
  /** {from} and {to} are days as YYYYMMDD: the last thirty. */
  readonly url: string
  readonly format: FeedFormat
  /** ISO 3166-1, EU or INT. */
  readonly country: string
  /** What an entry is about that no word tells. */
  readonly category: UpdateCategory
  /** It tells of medicines, food and more: entries that name no device are left out. */
  readonly isGeneral?: true
  /** Not asked before an administrator says so, and why. */
  readonly offBecause?: string
}

/** When the addresses were looked up, and by whom. */
export const feedsAsOf = '2026-11-20'
export const feedsSource =
  'Pages of the authorities; a public list of feeds of regulators, checked by its author on 2026-07-17'

const openFda = 'https://api.fda.gov/device'
const fda = 'https://www.fda.gov/about-fda/contact-fda/stay-informed/rss-feeds'
const tga = 'https://www.tga.gov.au/feeds'

export const knownFeeds: readonly KnownFeed[] = [
  {
    ...{ code: 'eu-hc-md', name: 'European Commission: medical devices', format: 'rss', country: 'EU' },
    url: 'https://health.ec.europa.eu/node/12916/rss_en',
    category: 'Guidelines',
  },
  {
    ...{ code: 'eu-sante', name: 'European Commission: newsroom for health', format: 'rss', country: 'EU' },
    url: 'https://ec.europa.eu/newsroom/sante/feed',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{
      code: 'eu-grow-std',
      name: 'European Commission: harmonised standards',
      format: 'rss',
      country: 'EU',
    },
    url: 'https://ec.europa.eu/newsroom/growth/feed?tpa_id=30111',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'eu-oj-l', name: 'Official Journal of the EU, series L', format: 'rss', country: 'EU' },
    url: 'https://eur-lex.europa.eu/EN/display-feed.rss?rssId=222',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'eu-ema', name: 'European Medicines Agency: news', format: 'rss', country: 'EU' },
    url: 'https://www.ema.europa.eu/en/news.xml',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'de-bfarm-mp', name: 'BfArM: medical devices (in German)', format: 'rss', country: 'EU' },
    url: 'https://www.bfarm.de/SiteGlobals/Functions/RSSFeed/DE/Medizinprodukte/RSSNewsfeed.xml',
    category: 'Post-Market',
  },
  {
    ...{ code: 'team-nb', name: 'Team-NB, association of notified bodies', format: 'rss', country: 'EU' },
    url: 'https://www.team-nb.org/feed/',
    category: 'Guidelines',
  },
  {
    ...{ code: 'us-fda-md', name: 'FDA: medical devices', format: 'rss', country: 'US' },
    url: `${fda}/medical-devices/rss.xml`,
    category: 'Guidelines',
  },
  {
    ...{ code: 'us-fda-recalls', name: 'FDA: recalls and safety alerts', format: 'rss', country: 'US' },
    url: `${fda}/recalls/rss.xml`,
    category: 'Post-Market',
    isGeneral: true,
  },
  {
    ...{ code: 'us-fda-medwatch', name: 'FDA: MedWatch', format: 'rss', country: 'US' },
    url: `${fda}/medwatch/rss.xml`,
    category: 'Post-Market',
    isGeneral: true,
  },
  {
    ...{ code: 'us-fda-press', name: 'FDA: press releases', format: 'rss', country: 'US' },
    url: `${fda}/press-releases/rss.xml`,
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'us-fr-fda', name: 'Federal Register: documents of the FDA', format: 'rss', country: 'US' },
    url: 'https://www.federalregister.gov/agencies/food-and-drug-administration.rss',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'us-openfda-recall', name: 'openFDA: device recalls', format: 'openfda-json', country: 'US' },
    url: `${openFda}/recall.json?search=event_date_posted:[{from}+TO+{to}]&limit=100&sort=event_date_posted:desc`,
    category: 'Post-Market',
  },
  {
    ...{
      code: 'us-openfda-enf',
      name: 'openFDA: enforcement reports',
      format: 'openfda-json',
      country: 'US',
    },
    url: `${openFda}/enforcement.json?search=report_date:[{from}+TO+{to}]&limit=100&sort=report_date:desc`,
    category: 'Post-Market',
  },
  {
    ...{ code: 'us-accessgudid', name: 'AccessGUDID: releases', format: 'rss', country: 'US' },
    url: 'https://accessgudid.nlm.nih.gov/download.rss',
    category: 'UDI',
    offBecause: 'Nobody has confirmed this address',
  },
  {
    ...{ code: 'gb-mhra-alerts', name: 'MHRA: drug and device alerts', format: 'atom', country: 'GB' },
    url: 'https://www.gov.uk/drug-device-alerts.atom',
    category: 'Post-Market',
    isGeneral: true,
  },
  {
    ...{ code: 'gb-mhra-all', name: 'MHRA: all activity', format: 'atom', country: 'GB' },
    url: 'https://www.gov.uk/government/organisations/medicines-and-healthcare-products-regulatory-agency.atom',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'gb-mhra-news', name: 'MHRA: news', format: 'atom', country: 'GB' },
    url: 'https://www.gov.uk/search/news-and-communications.atom?organisations%5B%5D=medicines-and-healthcare-products-regulatory-agency',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'ca-hc-md', name: 'Health Canada: device recalls', format: 'rss', country: 'CA' },
    url: 'https://recalls-rappels.canada.ca/en/feed/medical-devices-alerts-recalls',
    category: 'Post-Market',
  },
  {
    ...{ code: 'au-tga-alerts', name: 'TGA: all alerts', format: 'rss', country: 'AU' },
    url: `${tga}/alert.xml`,
    category: 'Post-Market',
    isGeneral: true,
  },
  {
    ...{ code: 'au-tga-safety', name: 'TGA: safety alerts', format: 'rss', country: 'AU' },
    url: `${tga}/alert/safety-alerts.xml`,
    category: 'Post-Market',
    isGeneral: true,
  },
  {
    ...{ code: 'au-tga-market', name: 'TGA: market actions', format: 'rss', country: 'AU' },
    url: `${tga}/alert/market-actions.xml`,
    category: 'Post-Market',
    isGeneral: true,
  },
  {
    ...{ code: 'ch-swissmedic', name: 'Swissmedic: new on its website', format: 'rss', country: 'CH' },
    url: 'https://fetchrss.com/feed/X-CSwP0MWGVCaG_Z2JbPgiti.rss',
    category: 'Guidelines',
    isGeneral: true,
    offBecause: 'A copy made by somebody else than the regulator, and it breaks easily',
  },
  {
    ...{ code: 'jp-pmda', name: 'PMDA: updates in English', format: 'rss', country: 'JP' },
    url: 'https://www.pmda.go.jp/rss_008.xml',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'br-anvisa', name: 'ANVISA: news (in Portuguese)', format: 'rss', country: 'BR' },
    url: 'https://www.gov.br/anvisa/pt-br/assuntos/noticias-anvisa/RSS',
    category: 'Guidelines',
    isGeneral: true,
  },
  {
    ...{ code: 'imdrf-docs', name: 'IMDRF: documents', format: 'rss', country: 'INT' },
    url: 'https://www.imdrf.org/documents.xml',
    category: 'Guidelines',
  },
  {
    ...{ code: 'imdrf-cons', name: 'IMDRF: consultations', format: 'rss', country: 'INT' },
    url: 'https://www.imdrf.org/consultations.xml',
    category: 'Guidelines',
  },
  {
    ...{
      code: 'cn-nmpa-udi',
      name: 'NMPA: daily releases of the UDI database',
      format: 'rss',
      country: 'CN',
    },
    url: 'https://udi.nmpa.gov.cn/rss/download.html?files=daily',
    category: 'UDI',
  },
]
