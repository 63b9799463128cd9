import './platform/zod-without-eval.ts'
import '@mantine/core/styles.css'
import './app.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { formats, locale, timeZone } from './messages/language.ts'
import { takeCarriedToast } from './platform/carried-toast.ts'
import { queries } from './platform/queries.ts'
import { SessionProvider } from './platform/session.tsx'
import { router } from './router.tsx'
import { cssVariables, theme } from './ui/theme.ts'
import { toast } from './ui/toast-store.ts'
import { Toaster } from './ui/toaster.tsx'

const carried = takeCarriedToast()
if (carried) toast(carried)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <IntlProvider locale={locale} timeZone={timeZone} formats={formats}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queries}>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
        <Toaster />
      </MantineProvider>
    </IntlProvider>
  </StrictMode>,
)
