import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type PublicPage, publicPages } from '#web/messages/en/public-pages.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PublicLayout } from './public-layout.tsx'
import classes from './public-page-screen.module.css'

/** One of the short pages behind the footer. */
export function PublicPageScreen({ page }: { page: PublicPage }) {
  const t = useTranslations('publicPages')
  return (
    <PublicLayout>
      <div className={classes.page}>
        <PageHeader title={t(`${page}.title`)} purpose={t(`${page}.lead`)} />
        {publicPages[page].body.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
    </PublicLayout>
  )
}
