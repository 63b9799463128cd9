import { marketsNamedIn } from '../market-names.ts'

/** Cities and states people name for the country they mean. */
const cities: Readonly<Record<string, string>> = {
  'Saudi Arabia': 'Riyadh|Jeddah|Jidda|Dammam',
  'South Korea': 'Seoul|Busan|Incheon',
  Australia: 'Sydney|Melbourne|Brisbane|Canberra|Perth|Adelaide',
  Brazil: 'Sao Paulo|São Paulo|Rio de Janeiro|Rio|Brasilia|Brasília',
  Canada: 'Toronto|Montreal|Ottawa|Vancouver',
  China: 'Beijing|Shanghai|Shenzhen|Guangzhou',
  Colombia: 'Bogota|Bogotá|Medellin',
  Egypt: 'Cairo|Alexandria',
  'Great Britain': 'London|Manchester|Birmingham|Edinburgh|Cardiff',
  India: 'New Delhi|Delhi|Mumbai|Bangalore|Chennai',
  Indonesia: 'Jakarta',
  Japan: 'Tokyo|Osaka|Kyoto',
  Malaysia: 'Kuala Lumpur',
  Mexico: 'Mexico City|Guadalajara|Monterrey',
  'Northern Ireland': 'Belfast',
  Switzerland: 'Zurich|Zürich|Bern|Basel|Geneva|Lausanne',
  Taiwan: 'Taipei',
  Turkey: 'Istanbul|Ankara|Izmir',
  'the US':
    'Ohio|Texas|California|Florida|Minnesota|Massachusetts|Illinois|New Jersey|North Carolina|Pennsylvania|Michigan|Indiana|Colorado|New York|Boston|Chicago|Minneapolis|Houston|Dallas|San Diego|San Francisco|Los Angeles|Seattle|Atlanta|Silicon Valley',
  Argentina: 'Buenos Aires',
}
const before = '(?:\\b(?:in|to|for|from|at|into|near)\\s+)?'
const patterns = Object.entries(cities).map(([country, names]) => ({
  country,
  codes: marketsNamedIn(country),
  city: new RegExp(`${before}(?<![\\p{L}])(?:${names})(?![\\p{L}])`, 'giu'),
}))

const anyCity = new RegExp(Object.values(cities).join('|'), 'i')

/**
 * A city stands for its country where no market is named; where one is, it only says where somebody sits: abroad, where
 * that is the EU.
 */
export function inCountries(text: string): string {
  if (!anyCity.test(text)) return text
  const named = marketsNamedIn(text)
  return patterns.reduce((rest, { country, codes, city }) => {
    const isAbroad = named.includes('EU') && !codes.some((code) => named.includes(code))
    return rest.replace(city, named.length === 0 ? ` in ${country}` : isAbroad ? ' foreign' : ' ')
  }, text)
}
