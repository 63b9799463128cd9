import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { taskPeopleQuery } from '#web/data/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { clearByKey } from '#web/ui/clear-by-key.ts'

interface PersonSelectProps {
  label: string
  description?: string
  value: number | null
  /** Of the one who has it now, who may have left. */
  name: string | null
  readOnly?: boolean
  onChange: (id: number | null) => void
  error: string | undefined
}

/** Who is to do something: people who can sign in, or nobody yet. */
export function PersonSelect(props: PersonSelectProps) {
  const { label, description, value, name, readOnly = false, onChange, error } = props
  const t = wordsOf(tasksTexts.form)
  const { data, error: notLoaded } = useQuery(taskPeopleQuery)
  const people = data?.map((person) => ({ value: String(person.id), label: person.name })) ?? []
  const isGone = value !== null && !data?.some(({ id }) => id === value)
  const gone = isGone ? [{ value: String(value), label: name ?? String(value) }] : []
  return (
    <Select
      label={label}
      description={description}
      placeholder={t('nobody')}
      data={[...gone, ...people]}
      searchable
      clearable
      disabled={readOnly}
      openOnFocus={false}
      nothingFoundMessage={t('noPeople')}
      clearButtonProps={{ 'aria-label': t('clearPerson', { label }) }}
      onKeyUp={clearByKey(() => onChange(null))}
      error={notLoaded?.message ?? error}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}
