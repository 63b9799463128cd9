import { Title } from '@mantine/core'
import { CentredSpinner } from './centred-spinner.tsx'
import { usePageTitle } from './page-title.ts'

interface LoadingScreenProps {
  /** What kind of screen it is, until it is known of what. */
  title: string
  /** Accessible label; 'Loading …' by default. */
  label?: string
}

/** A screen whose data is on its way has a heading already; the focus waits for the one that stays. */
export function LoadingScreen({ title, label }: LoadingScreenProps) {
  usePageTitle(title)
  return (
    <>
      <Title order={1}>{title}</Title>
      <CentredSpinner {...(label !== undefined && { label })} />
    </>
  )
}
