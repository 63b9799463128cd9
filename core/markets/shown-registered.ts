import { compile } from '#core/rules/compile-condition.ts'
import type { Environment, MarketExchange, RegisteredState } from './exchange.ts'

interface Told extends Pick<RegisteredState, 'versions'> {
  readonly source: 'answer' | 'by-hand' | 'import'
}
interface Registration extends Told {
  readonly environment: Environment
}

/** Versions after the first follow only what the register shows; the group counts the changes of its other devices too. */
const ofDevice = ['udi-di', 'market', 'package', 'designer']

/** Whether the register of this environment shows all it has taken of a device: it was read there, or has a second version. */
export function isShownRegistered(registrations: readonly Registration[], environment: Environment): boolean {
  return registrations.filter((one) => one.environment === environment).every(isShown)
}

const isShown = ({ source, versions }: Told): boolean =>
  source === 'import' || ofDevice.some((level) => (versions[level] ?? 0) > 1)

/** Whether the register has taken a device that somebody else has to confirm, and nothing shows that it is confirmed. */
export function isToBeConfirmed(
  exchange: Pick<MarketExchange, 'toBeConfirmed'> | undefined,
  registration: (Told & Pick<RegisteredState, 'document'>) | null,
): boolean {
  if (!exchange?.toBeConfirmed || registration === null || isShown(registration)) return false
  return compile(exchange.toBeConfirmed)(registration.document, new Set())
}
