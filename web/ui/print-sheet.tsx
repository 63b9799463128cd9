import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import classes from './print-sheet.module.css'

interface PrintSheetProps {
  /** After the dialog of the browser has closed, whatever was chosen in it. */
  onDone: () => void
  children: ReactNode
}

/** What is printed in place of the screen: drawn when it is asked for, gone afterwards. */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(<div className={classes.sheet}>{children}</div>, document.body)
}
