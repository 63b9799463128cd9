import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import classes from './print-sheet.module.css'

interface PrintSheetProps {
  /** Called after the browser’s print dialog has closed. */
  onDone: () => void
  children: ReactNode
}

/** Print view, rendered on demand and removed afterwards. */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(<div className={classes.sheet}>{children}</div>, document.body)
}
