import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { updateCategories, updateCountries, updatePriorities } from '#core/intelligence/update-lists.ts'
import { impactTexts } from '#web/messages/en/impact.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { type IntelligenceProps, intelligenceSearch } from './intelligence-search.ts'

const orders = ['-publishedDate', 'publishedDate', '-priority', 'title'] as const

/** Country, category and priority, each in its specified order, and a text. */
export function UpdateFilterFields({ address, onAddressChange }: IntelligenceProps) {
  const t = wordsOf(intelligenceTexts.filters)
  const impact = wordsOf(impactTexts.filters)
  const words = wordsOf(intelligenceTexts.priorities)
  const { country, category, priority, unread, own, affects, unassessed, search } =
    intelligenceSearch.filtersOf(address)
  const filter = (changed: Readonly<Record<string, unknown>>) =>
    onAddressChange(intelligenceSearch.withFilters(address, changed))
  const any = (label: string) => ({ value: '', label })
  return (
    <Group gap="xs">
      <SearchBox label={t('search')} value={search} onChange={(next) => filter({ search: next })} />
      <NativeSelect
        aria-label={t('country')}
        value={country ?? ''}
        data={[
          any(t('anyCountry')),
          ...updateCountries.map((one) => ({ value: one.code, label: one.country })),
        ]}
        onChange={({ currentTarget }) => filter({ country: currentTarget.value || undefined })}
      />
      <NativeSelect
        aria-label={t('category')}
        value={category ?? ''}
        data={[any(t('anyCategory')), ...updateCategories]}
        onChange={({ currentTarget }) => filter({ category: currentTarget.value || undefined })}
      />
      <NativeSelect
        aria-label={t('priority')}
        value={priority ?? ''}
        data={[any(t('anyPriority')), ...updatePriorities.map((value) => ({ value, label: words(value) }))]}
        onChange={({ currentTarget }) => filter({ priority: currentTarget.value || undefined })}
      />
      <NativeSelect
        aria-label={t('order')}
        value={intelligenceSearch.stateOf(address).sort ?? ''}
        data={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChange={({ currentTarget }) =>
          onAddressChange(intelligenceSearch.read({ ...address, page: 1, sort: currentTarget.value }))
        }
      />
      <Checkbox
        label={t('unread')}
        checked={unread === 'true'}
        onChange={({ currentTarget }) => filter({ unread: currentTarget.checked ? 'true' : undefined })}
      />
      <Checkbox
        label={t('own')}
        checked={own === 'true'}
        onChange={({ currentTarget }) => filter({ own: currentTarget.checked ? 'true' : undefined })}
      />
      <Checkbox
        label={impact('affects')}
        checked={affects === 'true'}
        onChange={({ currentTarget }) => filter({ affects: currentTarget.checked ? 'true' : undefined })}
      />
      <Checkbox
        label={impact('unassessed')}
        checked={unassessed === 'true'}
        onChange={({ currentTarget }) => filter({ unassessed: currentTarget.checked ? 'true' : undefined })}
      />
    </Group>
  )
}
