import classes from './flag.module.css'
import { flagDrawings } from './flag-drawings.tsx'

/** The flag that goes with the name of a country; it says nothing the name does not. */
export function Flag({ code }: { code: string }) {
  const drawing = flagDrawings[code]
  return (
    <svg className={classes.flag} viewBox="0 0 24 16" aria-hidden>
      {drawing}
    </svg>
  )
}
