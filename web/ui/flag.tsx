import classes from './flag.module.css'

/** Drawings of flag-icons, each a small file of its own: Windows has no flag emoji. */
const drawings = import.meta.glob<string>(
  '../../node_modules/flag-icons/flags/4x3/{eu,us,cn,jp,kr,au,ca,sg,my,sa,ch,gb,br,in,tr,eg,ar,co,id,tw,mx,at,be,bg,hr,cy,cz,dk,ee,fi,fr,de,gr,hu,ie,it,lv,lt,lu,mt,nl,pl,pt,ro,sk,si,es,se,is,li,no}.svg',
  { query: '?url', import: 'default', eager: true },
)

const addresses = new Map(
  Object.entries(drawings).map(([path, address]) => [path.slice(-6, -4).toUpperCase(), address]),
)

/** The flag that goes with the name of a country; it says nothing the name does not. ISO 3166-1, or EU. */
export function Flag({ code }: { code: string }) {
  const address = addresses.get(code)
  return address === undefined ? (
    <span className={classes.flag} aria-hidden />
  ) : (
    <img className={classes.flag} src={address} alt="" loading="lazy" />
  )
}
