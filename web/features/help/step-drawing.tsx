import { helpTexts } from '#web/messages/en/help.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { DrawingName } from './drawing-names.ts'
import { drawings } from './drawings.tsx'
import classes from './step-drawing.module.css'

/**
 * What a step is done with, made of the parts of the screen itself and with their words (decision D123): it cannot be
 * out of date, and is light or dark as they are. It is looked at, not used.
 */
export function StepDrawing({ name }: { name: DrawingName }) {
  const t = wordsOf(helpTexts.drawings)
  const Drawing = drawings[name]
  return (
    <div role="img" aria-label={t(name)} className={classes.drawing}>
      <div inert aria-hidden className={classes.parts}>
        <Drawing />
      </div>
    </div>
  )
}
