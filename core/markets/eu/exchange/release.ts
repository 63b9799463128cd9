import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Environment } from '#core/markets/exchange.ts'

/** The release of the data exchange that an EUDAMED expects, as the administrator set it (decision D14). */
export const releaseOf = (
  { dtxVersionProduction, dtxVersionPlayground }: HubSettings,
  environment: Environment,
): string => (environment === 'production' ? dtxVersionProduction : dtxVersionPlayground)
