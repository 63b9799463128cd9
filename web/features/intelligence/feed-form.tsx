import { Button, Group, Stack } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type Feed, NewFeed } from '#core/contract/intelligence-feeds.ts'
import { feedFormats } from '#core/intelligence/feeds.ts'
import { updateCategories, updateCountries } from '#core/intelligence/update-lists.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { SelectField } from '#web/ui/choice-fields.tsx'
import { CheckboxField, TextField } from '#web/ui/form-fields.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { addFeed, changeFeed } from './intelligence-api.ts'

interface FeedFormProps {
  feed: Feed | undefined
  onDone: () => void
  /** The current feed after a conflict. */
  onCurrent: (feed: Feed) => void
  onBusy: (busy: boolean) => void
}

const blank: NewFeed = {
  ...{ name: '', url: '', format: 'rss', country: '', category: 'Guidelines' },
  ...{ isGeneral: false, enabled: true },
}
const formOf = ({ name, url, format, country, category, isGeneral, enabled }: Feed): NewFeed => ({
  ...{ name, url, format, country, category },
  ...{ isGeneral, enabled },
})

/** A feed of one's own, or another address of a known one. */
export function FeedForm({ feed, onDone, onCurrent, onBusy }: FeedFormProps) {
  const t = useTranslations('intelligence.feedList')
  const form = useForm<NewFeed>({
    defaultValues: feed ? formOf(feed) : blank,
    resolver: zodResolver(NewFeed),
  })
  const save = useChange<NewFeed, Feed>({
    nouns: ['regulatory-intelligence'],
    run: (values) => {
      const body = NewFeed.parse(values)
      return feed ? changeFeed(feed.id, { ...body, revision: feed.revision }) : addFeed(body)
    },
    onSuccess: () => {
      toast({ title: feed ? t('saved') : t('added') })
      onDone()
    },
    onError: (error) => void showIssues(form, error),
  })
  const submit = form.handleSubmit(async (values) => {
    onBusy(true)
    try {
      await save.mutateAsync(values)
    } catch {
      // Already reported; the input is kept.
    } finally {
      onBusy(false)
    }
  })
  const { control } = form
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {save.error && <SaveFailure title={t('saveFailed')} error={save.error} onCurrent={onCurrent} />}
        <TextField control={control} name="name" label={t('name')} required />
        <TextField control={control} name="url" type="url" label={t('url')} help={t('urlHelp')} required />
        <SelectField
          control={control}
          name="format"
          label={t('format')}
          required
          choices={feedFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <SelectField
          control={control}
          name="country"
          label={t('country')}
          required
          choices={updateCountries.map(({ code, country }) => ({ value: code, label: country }))}
        />
        <SelectField
          control={control}
          name="category"
          label={t('category')}
          help={t('categoryHelp')}
          required
          choices={updateCategories.map((value) => ({ value, label: value }))}
        />
        <CheckboxField control={control} name="isGeneral" label={t('isGeneral')} />
        <CheckboxField control={control} name="enabled" label={t('enabled')} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={save.isPending} onClick={onDone}>
            {t('back')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {feed ? t('save') : t('add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
