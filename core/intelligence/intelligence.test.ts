import { expect, it } from 'vitest'
import { plainTextOf, shortened } from '#core/text/plain-text.ts'
import { matchesAlert, watchedOf } from './alert-match.ts'
import { figuresOf } from './analytics.ts'
import { classify, countryNamedIn, isAboutDevices } from './classify.ts'
import { datedFactsOn, urgencyOf } from './dated-facts.ts'
import { knownFeeds } from './feeds.ts'
import { findUpdateCountry, updateCategories, updateCountries, updatePriorities } from './update-lists.ts'

it('lists countries, categories and priorities as specified, and further countries after them [S3-9-69, S3-9-70, S3-9-71]', () => {
  const specified = 'US EU CN AU CA JP UK BR KR SG IN TW TH PH VN MY ID SA AE QA EG JO KW BH IL'.split(' ')
  expect(updateCountries.slice(0, 25).map(({ written }) => written)).toEqual(specified)
  expect(updateCountries.slice(25).map(({ code }) => code)).toEqual(['CH', 'TR', 'AR', 'CO', 'MX', 'INT'])
  expect(updateCategories.join('|')).toBe(
    'AI/ML|Digital Health|UDI|Post-Market|Cybersecurity|Guidelines|Classification|Clinical Trials|Software|GMP|Registration|Import|ASEAN|Inspection|GCC|AI Assessment|Quality Management|Import Licensing|Innovation',
  )
  expect(updatePriorities).toEqual(['high', 'medium', 'low'])
  expect(findUpdateCountry(' uk ')?.code).toBe('GB')
  expect(findUpdateCountry('XX')).toBeUndefined()
})

it.each([
  ['Class I recall of infusion pumps', '', 'Post-Market', 'high'],
  ['EUDAMED: modules become mandatory', '', 'UDI', 'high'],
  ['Udine hospital opens', 'Nothing else', 'Guidelines', 'medium'],
  ['Transition to EU AI Act for devices', '', 'AI Assessment', 'medium'],
  ['Guidance on machine learning', '', 'AI/ML', 'medium'],
  ['Webinar on good manufacturing practice', '', 'GMP', 'low'],
  ['Cybersecurity of pacemakers: vulnerability', '', 'Cybersecurity', 'medium'],
  ['New import licence for distributors', 'import licence', 'Import Licensing', 'medium'],
  ['Notice to importers', '', 'Import', 'medium'],
  ['News of the week', 'A new guideline on software as a medical device', 'Software', 'medium'],
  ['MDCG 2026-1', '', 'Guidelines', 'medium'],
  ['ISO 13485 and the QMSR', '', 'Quality Management', 'medium'],
  ['Gulf Health Council decides', '', 'GCC', 'medium'],
  ['ASEAN directive', '', 'ASEAN', 'medium'],
  ['Unannounced inspection', '', 'Inspection', 'medium'],
  ['Reclassification of sutures', '', 'Classification', 'medium'],
  ['Clinical investigations', '', 'Clinical Trials', 'medium'],
  ['Breakthrough pathway', '', 'Innovation', 'medium'],
  ['Telehealth pilot', '', 'Digital Health', 'medium'],
  ['Licences of class II devices', '', 'Registration', 'medium'],
] as const)('%s (%s) is %s, %s', (title, summary, category, priority) => {
  expect(classify({ title, summary, tags: [] })).toMatchObject({ category, priority })
})

it('takes what no word tells from the feed, and every category says what it touches', () => {
  expect(classify({ title: 'X', summary: '', tags: [] }, 'Post-Market').category).toBe('Post-Market')
  for (const category of updateCategories) {
    expect(classify({ title: 'X', summary: '', tags: [] }, category).impact).not.toBe('')
  }
})

it('tells devices from medicines, and of many countries the one the title names first', () => {
  expect(isAboutDevices({ title: 'New IVDR guidance', summary: '', tags: [] })).toBe(true)
  expect(isAboutDevices({ title: 'Tablets recalled', summary: 'A batch of medicine', tags: [] })).toBe(false)
  expect(countryNamedIn('South Korea and Japan sign')).toBe('KR')
  expect(countryNamedIn('Indianapolis meeting')).toBeUndefined()
})

const update = {
  title: 'Überwachung of pacemakers',
  summary: 'A recall',
  tags: ['Class III'],
  country: 'EU',
  category: 'Post-Market',
  source: 'BfArM',
}
it.each([
  [[], [], true],
  [['pacemaker'], [], true],
  [['uberwachung'], ['EU', 'US'], true],
  [['maker'], [], false],
  [['stent', 'RECALL'], ['EU'], true],
  [['class iii'], [], true],
  [['bfarm'], [], true],
  [['recall'], ['US'], false],
  [[], ['EU'], true],
  [['stent'], [], false],
] as const)('an alert for %j in %j: %j', (keywords, countries, found) => {
  expect(matchesAlert({ keywords, countries }, watchedOf(update))).toBe(found)
})

it('counts by year, month, category and priority [S3-3-51]', () => {
  const figures = figuresOf(
    [
      { month: '2024-03', category: 'UDI', priority: 'high', count: 2 },
      { month: '2025-12', category: 'UDI', priority: 'low', count: 3 },
      { month: '2026-01', category: 'GMP', priority: 'medium', count: 4 },
      { month: '2026-06', category: 'UDI', priority: 'high', count: 5 },
      { month: '', category: 'Import', priority: 'low', count: 1 },
    ],
    '2026-06-30',
  )
  expect(figures).toMatchObject({
    totalUpdates: 15,
    highPriorityCount: 7,
    priorityDistribution: { high: 7, medium: 4, low: 4 },
    categoryTrends: [
      { category: 'UDI', total: 10, recent: 5, before: 3 },
      { category: 'GMP', total: 4, recent: 4, before: 0 },
      { category: 'Import', total: 1, recent: 0, before: 0 },
    ],
  })
  expect(Object.keys(figures.yearlyBreakdown)).toEqual(['2024', '2025', '2026'])
  expect(figures.yearlyBreakdown['2026']).toMatchObject({ total: 9, high: 5, medium: 4, low: 0 })
  expect(figures.yearlyBreakdown['2026']?.months.slice(0, 6)).toEqual([4, 0, 0, 0, 0, 5])
  expect(figures.recentTrends.map(({ month }) => month).slice(-7)).toEqual(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06'.split(' '),
  )
  expect(figures.recentTrends).toHaveLength(12)
  expect(figures.recentTrends.at(-1)).toEqual({ month: '2026-06', total: 5, high: 5 })
})

it('knows dated facts of many countries, none listed by a day to come, and each feed once', () => {
  const datedFacts = datedFactsOn('2026-11-23')
  const guids = datedFacts.map(({ guid }) => guid)
  expect(new Set(guids).size).toBe(guids.length)
  for (const fact of datedFacts) {
    expect(fact.publishedDate).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(fact.publishedDate <= '2026-11-23').toBe(true)
    expect(fact.confirmedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    if (fact.url !== null) expect(fact.url).toMatch(/^https:\/\//)
    expect(findUpdateCountry(fact.country)?.code).toBe(fact.country)
  }
  for (const year of ['2024', '2025'])
    expect(datedFacts.some(({ publishedDate }) => publishedDate.startsWith(year))).toBe(true)
  expect(new Set(knownFeeds.map(({ code }) => code)).size).toBe(knownFeeds.length)
  expect(new Set(knownFeeds.map(({ url }) => url)).size).toBe(knownFeeds.length)
  for (const { country, url } of knownFeeds) {
    expect(findUpdateCountry(country)?.code).toBe(country)
    expect(url).toMatch(/^https:\/\//)
  }
})

it('says of a fact what it is about and where, and urgency is a matter of the days left alone', () => {
  const on = (today: string, words: string) => datedFactsOn(today).find(({ title }) => title.includes(words))
  expect(on('2026-11-23', 'Brazil, UDI on the label: Class II,')).toMatchObject({
    title: 'Brazil, UDI on the label: Class II, from 10 January 2027',
    kind: 'fact',
    priority: 'high',
  })
  expect(on('2026-11-23', 'Devices already on the market')).toMatchObject({
    title: expect.stringMatching(/, by 28 November 2026$/),
    country: 'EU',
    priority: 'high',
  })
  expect(on('2026-11-23', 'All classes: end of the transition')).toMatchObject({
    title: expect.stringMatching(/, by 31 December 2026$/),
    country: 'CH',
    priority: 'high',
  })
  expect(on('2026-11-23', 'Brazil, UDI data in SIUD: Class I,')?.priority).toBe('low')
  expect(on('2026-11-29', 'Devices already on the market')?.priority).toBe('medium')
  expect([0, 180, 181, 730, 731, -1, -366].map(urgencyOf)).toEqual(
    'high high medium medium low medium low'.split(' '),
  )
  for (const subject of [
    'COM(2025) 1023',
    'NMPA: UDI for all class II',
    'NOM-137-SSA1-2025 on',
    'Decree 161/2025',
  ])
    expect(on('2026-11-23', subject)?.kind).toBe('publication')
})

it.each([
  ['<p>New <b>UDI</b> guidance.</p><script>alert(1)</script>', 'New UDI guidance.'],
  ['a &amp; b &lt;c&gt; &#233;&#xE9;&nbsp;&eacute;', 'a & b <c> éé é'],
  ['<style>p{}</style>x<!-- hidden -->y', 'x y'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<script>never closed', ''],
  ['&unknown; &#0; &#xD800;', '&unknown;'],
  ['a\u0000b\u202Ec\n\n d', 'a b c d'],
])('%j reads %j', (html, text) => expect(plainTextOf(html)).toBe(text))

it('shortens between words, and through no character', () => {
  expect(shortened('one two three', 13)).toBe('one two three')
  expect(shortened('one two three', 10)).toBe('one two…')
  expect(shortened('😀😀😀', 4)).toBe('😀…')
})
