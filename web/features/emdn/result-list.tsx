import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { EmdnEntry } from '#core/contract/emdn.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './emdn.module.css'

interface ResultListProps {
  entries: readonly EmdnEntry[]
  search: string
  current: string | undefined
}

/** Moves the focus among the links of a list; the first one leads back to the search. */
export function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const next = links[links.indexOf(event.target) + step]
  event.preventDefault()
  event.stopPropagation()
  if (next) next.focus()
  else if (step < 0) document.querySelector<HTMLElement>('main input[type=search]')?.focus()
}

export function ResultList({ entries, search, current }: ResultListProps) {
  const t = wordsOf(emdnTexts)
  return (
    <ul className={classes.list} aria-label={t('resultList')} onKeyDown={moveAmongLinks}>
      {entries.map(({ code, term, terminal }) => (
        <li key={code}>
          <Link
            to="/emdn"
            search={{ search, code }}
            resetScroll={false}
            className={classes.result}
            aria-current={code === current ? 'true' : undefined}
          >
            <Text span className="code" fw={600} size="sm">
              {code}
            </Text>
            <span className={classes.term}>
              {term}
              {!terminal && (
                <Text span size="xs" c="dimmed" display="block">
                  {t('entry.notTerminal')}
                </Text>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
