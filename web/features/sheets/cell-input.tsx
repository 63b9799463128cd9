import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Field } from '#core/dictionary/field.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import { choicesOf } from '#core/imports/sheet-cell.ts'
import { emdnSearchQuery, isSearched } from '#web/data/emdn.ts'
import { NoCodeFound } from '#web/record-form/no-code-found.tsx'
import classes from './sheets.module.css'
import type { Grid } from './use-grid.ts'

/** What a person types into: the field's codes are offered, and the beginning of one stands for it. */
export function CellInput({
  begin,
  field,
  grid,
}: {
  begin: string
  field: Field
  grid: Pick<Grid, 'commit' | 'cancel'>
}) {
  const input = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  const [typed, setTyped] = useState(begin)
  const { choices, nothing } = useChoices(field, typed)
  // Focused at once, so that it gets the next key.
  useLayoutEffect(() => {
    input.current?.focus()
  }, [])
  const done = (next: 'down' | 'right' | 'stay') => {
    if (left.current) return
    left.current = true
    const text = input.current?.value ?? ''
    // What a search has found by now depends on the typing speed, so a typed code is never completed.
    const completed = isSearchedFor(field)
      ? text
      : complete(
          text,
          choices.map(({ value }) => value),
        )
    grid.commit(completed, next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      left.current = true
      grid.cancel()
    } else if (event.key === 'Enter') done('down')
    else if (event.key === 'Tab') done('right')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <input
        ref={input}
        className={classes.input}
        aria-label={field.label}
        defaultValue={begin}
        list={choices.length > 0 ? 'sheet-choices' : undefined}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => done('stay')}
      />
      {choices.length > 0 && (
        <datalist id="sheet-choices">
          {choices.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
      {nothing && (
        <div role="status" className={classes.noCode}>
          <NoCodeFound />
        </div>
      )}
    </>
  )
}

/** What is offered while one types: the field's codes, or what the nomenclature finds. */
function useChoices(field: Field, typed: string): Choices {
  const fixed = useMemo(() => choicesOf(field).map((value): Choice => ({ value })), [field])
  const [search] = useDebouncedValue(typed.trim(), 150)
  const isSearch = isSearchedFor(field)
  const { data } = useQuery({
    ...emdnSearchQuery(search, { limit: 12, terminal: true }),
    enabled: isSearch && isSearched(search),
  })
  if (!isSearch) return { choices: fixed, nothing: false }
  return {
    choices: (data ?? []).map(({ code, term }) => ({ value: code, label: `${code} ${term}` })),
    // A complete code is validated when it is stored; a search by words may match codes that are not loaded.
    nothing:
      data?.length === 0 && isSearched(search) && search === typed.trim() && !checkEmdnCode(search).valid,
  }
}

interface Choices {
  readonly choices: readonly Choice[]
  readonly nothing: boolean
}

const isSearchedFor = (field: Field): boolean => 'nomenclature' in field && field.nomenclature !== undefined

interface Choice {
  readonly value: string
  readonly label?: string
}

/** The beginning of one choice alone stands for it: "DE" stays DE where it is a code, "yes" is Yes, "IIa" Class IIa. */
function complete(text: string, choices: readonly string[]): string {
  const typed = text.trim().toLowerCase()
  if (typed === '' || choices.some((choice) => choice.toLowerCase() === typed)) return text
  const starting = choices.filter((choice) => choice.toLowerCase().startsWith(typed))
  if (starting.length === 1) return starting[0] ?? text
  const holding = choices.filter((choice) =>
    choice
      .toLowerCase()
      .split(/[\s,()]+/)
      .includes(typed),
  )
  return starting.length === 0 && holding.length === 1 ? (holding[0] ?? text) : text
}
