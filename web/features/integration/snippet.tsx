import { ScrollArea } from '@mantine/core'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './integration.module.css'

/** A piece of code to take away; `name` says what it is. */
export function Snippet({ name, code }: { name: string; code: string }) {
  const t = wordsOf(integrationTexts.snippet)
  return (
    <figure className={classes.snippet} style={{ margin: 0 }} aria-label={name}>
      <ScrollArea scrollbars="x" type="auto" className={classes.scroll} viewportProps={{ tabIndex: 0 }}>
        <pre className="code">{code}</pre>
      </ScrollArea>
      <div className={classes.copy}>
        <CopyButton text={code} label={t('copy', { name })} onCopied={() => toast({ title: t('copied') })} />
      </div>
    </figure>
  )
}
