import { IconWorld } from '@tabler/icons-react'
import classes from './flag.module.css'
import { flagAddress } from './flags.ts'

/** The flag that goes with the name of a country, a globe where there is none; it says nothing the name does not. */
export function Flag({ code }: { code: string }) {
  const address = flagAddress(code)
  return address === undefined ? (
    <IconWorld className={classes.globe} aria-hidden />
  ) : (
    <img className={classes.flag} src={address} alt="" loading="lazy" />
  )
}
