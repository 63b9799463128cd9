import './platform/zod-without-eval.ts'
import './ui/font.css'
import './ui/mantine.css'
import './app.css'
import { MantineProvider } from '@mantine/core'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { formats, locale, timeZone } from './messages/language.ts'
import { takeCarriedToast } from './platform/carried-toast.ts'
import { takeProviderReturn } from './platform/provider-return.ts'
import { readToken } from './platform/session-token.ts'
import { SignedOutApp } from './signed-out-app.tsx'
import { CentredSpinner } from './ui/centred-spinner.tsx'
import { cssVariables, theme } from './ui/theme.ts'
import { toast } from './ui/toast-store.ts'

takeProviderReturn()
const carried = takeCarriedToast()
if (carried) toast(carried)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const SignedInApp = lazy(async () => {
  // Asked for first: the styles of the screens come after Mantine's, of which they change some.
  const styles = import('./ui/mantine-screens.css')
  const { SignedInApp } = await import('./signed-in-app.tsx')
  await styles
  return { default: SignedInApp }
})

createRoot(root).render(
  <StrictMode>
    <IntlProvider locale={locale} timeZone={timeZone} formats={formats}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        {/* Signing in ends in a full load of the page, which comes by here again. */}
        {readToken() === null ? (
          <SignedOutApp />
        ) : (
          <Suspense fallback={<CentredSpinner fullHeight />}>
            <SignedInApp />
          </Suspense>
        )}
      </MantineProvider>
    </IntlProvider>
  </StrictMode>,
)
