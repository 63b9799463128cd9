import { type Feed, NewFeed } from '#core/contract/intelligence-feeds.ts'
import { feedFormats } from '#core/intelligence/feeds.ts'
import { updateCategories, updateCountries } from '#core/intelligence/update-lists.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { SelectField } from '#web/ui/choice-fields.tsx'
import { DialogForm, useDialogForm } from '#web/ui/dialog-form.tsx'
import { TextField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { addFeed, changeFeed } from './intelligence-api.ts'

interface FeedFormProps {
  feed: Feed | undefined
  onDone: () => void
  /** The current feed after a conflict. */
  onCurrent: (feed: Feed) => void
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
export function FeedForm({ feed, onDone, onCurrent }: FeedFormProps) {
  const t = wordsOf(intelligenceTexts.feedList)
  const { form, saving, onSubmit } = useDialogForm<NewFeed, Feed>({
    defaultValues: feed ? formOf(feed) : blank,
    schema: NewFeed,
    nouns: ['regulatory-intelligence'],
    run: (values) => {
      const body = NewFeed.parse(values)
      return feed ? changeFeed(feed.id, { ...body, revision: feed.revision }) : addFeed(body)
    },
    onSaved: () => {
      toast({ title: feed ? t('saved') : t('added') })
      onDone()
    },
  })
  const { control } = form
  return (
    <DialogForm
      saving={saving}
      onSubmit={onSubmit}
      words={{ cancel: t('back'), save: feed ? t('save') : t('add'), failed: t('saveFailed') }}
      onClose={onDone}
      onCurrent={onCurrent}
      failureFirst
    >
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
    </DialogForm>
  )
}
