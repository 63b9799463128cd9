import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { operatorTypes } from '#core/code-lists/operator-types.ts'
import type { ListedOperator } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from '#web/ui/column.ts'
import { Flag } from '#web/ui/flag.tsx'
import { RowLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './actors.module.css'
import type { OperatorsSearch } from './actors-search.ts'
import { TwoLines } from './two-lines.tsx'

export const typeName = (type: string | null): string =>
  operatorTypes.find(({ code }) => code === type)?.label ?? ''

const countryNames = new Map<string, string>(addressCountries.map(({ code, label }) => [code, label]))

/** The columns of the list; the name opens the operator. */
export function useOperatorColumns(search: OperatorsSearch): readonly Column<ListedOperator>[] {
  const t = wordsOf(actorsTexts)
  return [
    {
      id: 'name',
      header: t('columns.name'),
      sortBy: 'name',
      fixed: true,
      leastWidth: '15rem',
      cell: ({ id, name, legalName }) => (
        <TwoLines
          first={
            <RowLink to="/actors" search={{ ...search, operator: id }} resetScroll={false} title={name ?? ''}>
              {name}
            </RowLink>
          }
          second={legalName === name ? '' : legalName}
        />
      ),
    },
    {
      id: 'type',
      header: t('columns.type'),
      sortBy: 'type',
      width: '13rem',
      onCard: true,
      cell: ({ actorType }) => typeName(actorType),
    },
    {
      id: 'srn',
      header: t('columns.srn'),
      sortBy: 'srn',
      width: '11rem',
      onCard: true,
      cell: ({ srn }) => <span className="code">{srn}</span>,
    },
    {
      id: 'country',
      header: t('columns.country'),
      sortBy: 'country',
      width: '11rem',
      onCard: true,
      cell: ({ country }) =>
        country && (
          <span className={classes.country}>
            <Flag code={country} />
            {countryNames.get(country) ?? country}
          </span>
        ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      sortBy: 'status',
      width: '7rem',
      onCard: true,
      cell: ({ isActive }) => (
        <StatusBadge tone={isActive ? 'positive' : 'neutral'}>
          {t(`statuses.${isActive ? 'active' : 'inactive'}`)}
        </StatusBadge>
      ),
    },
  ]
}
