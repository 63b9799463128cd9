import { Text } from '@mantine/core'
import { publicPagesTexts } from '#web/messages/en/public-pages.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PublicLayout } from './public-layout.tsx'
import classes from './public-page-screen.module.css'
import type { PublicPage } from './public-pages.ts'

/** One of the short pages behind the footer. */
export function PublicPageScreen({ page }: { page: PublicPage }) {
  const t = wordsOf(publicPagesTexts)
  return (
    <PublicLayout>
      <div className={classes.page}>
        <PageHeader title={t(`${page}.title`)} purpose={t(`${page}.lead`)} />
        {publicPagesTexts[page].body.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
    </PublicLayout>
  )
}
