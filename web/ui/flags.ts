import { isoCodeOf } from '#core/code-lists/markets.ts'

/** Drawings of flag-icons, each a small file of its own: Windows has no flag emoji. */
const drawings = import.meta.glob<string>(
  '../../node_modules/flag-icons/flags/4x3/{eu,us,cn,jp,kr,au,ca,sg,my,sa,ch,gb,br,in,tr,eg,ar,co,id,tw,mx,at,be,bg,hr,cy,cz,dk,ee,fi,fr,de,gr,hu,ie,it,lv,lt,lu,mt,nl,pl,pt,ro,sk,si,es,se,is,li,no,th,ph,vn,ae,qa,jo,kw,bh,il}.svg',
  { query: '?url', import: 'default', eager: true },
)

const addresses = new Map(
  Object.entries(drawings).map(([path, address]) => [path.slice(-6, -4).toUpperCase(), address]),
)

/** The drawing of a flag by ISO 3166-1 code, or EU, or UK as some write it; undefined where there is none. */
export const flagAddress = (code: string): string | undefined => addresses.get(isoCodeOf(code))
