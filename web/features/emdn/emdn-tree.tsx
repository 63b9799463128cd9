import { ActionIcon, Loader, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { EmdnBrief } from '#core/contract/emdn.ts'
import { emdnLookupQuery } from '#web/data/emdn.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import classes from './emdn.module.css'
import { moveAmongLinks } from './result-list.tsx'

/** The nomenclature from its categories down; what stands below a code is loaded when it is opened. */
export function EmdnTree({ shown }: { shown: string | undefined }) {
  const t = wordsOf(emdnTexts)
  const { data, error, refetch } = useQuery(emdnLookupQuery(undefined))
  // The whole way to what is shown at once: level by level, it would push down what stands below.
  const isWayThere = useQueries({
    queries: levelsAbove(shown).map((code) => emdnLookupQuery(code)),
    combine: (levels) => levels.every(({ isLoading }) => !isLoading),
  })
  if (error) return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  if (!data || !isWayThere) return <CentredSpinner />
  return (
    <ul className={classes.list} aria-label={t('tree')} onKeyDown={moveAmongLinks}>
      {data.children.map((entry) => (
        <Branch key={entry.code} entry={entry} shown={shown} />
      ))}
    </ul>
  )
}

/** The codes above one: a category is a letter, each level below has two digits more. */
const levelsAbove = (code = ''): string[] =>
  Array.from({ length: Math.ceil((code.length - 1) / 2) }, (_, level) => code.slice(0, 1 + 2 * level))

interface BranchProps {
  entry: EmdnBrief
  /** The code the information box shows: the way to it is open. */
  shown: string | undefined
}

function Branch({ entry: { code, term, terminal }, shown }: BranchProps) {
  const t = wordsOf(emdnTexts)
  const leadsToShown = shown !== undefined && shown !== code && shown.startsWith(code)
  const [opened, setOpened] = useState<boolean>()
  const isOpen = !terminal && (opened ?? leadsToShown)
  return (
    <li>
      <div className={classes.line}>
        <div className={classes.toggle}>
          {!terminal && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'collapse' : 'expand', { code })}
              onClick={() => setOpened(!isOpen)}
            >
              {isOpen ? (
                <IconChevronDown size={16} aria-hidden />
              ) : (
                <IconChevronRight size={16} aria-hidden />
              )}
            </ActionIcon>
          )}
        </div>
        <Link
          to="/emdn"
          search={{ code }}
          resetScroll={false}
          className={classes.entry}
          aria-current={code === shown ? 'true' : undefined}
          onClick={() => setOpened(true)}
        >
          <Text span className="code" size="sm" fw={600}>
            {code}
          </Text>
          <span className={classes.term}>{term}</span>
        </Link>
      </div>
      {isOpen && <Below code={code} shown={shown} />}
    </li>
  )
}

function Below({ code, shown }: { code: string; shown: string | undefined }) {
  const { data } = useQuery(emdnLookupQuery(code))
  if (!data) return <Loader size="xs" ml="xl" />
  return (
    <ul className={classes.branch}>
      {data.children.map((entry) => (
        <Branch key={entry.code} entry={entry} shown={shown} />
      ))}
    </ul>
  )
}
