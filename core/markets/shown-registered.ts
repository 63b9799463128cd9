import type { Environment, RegisteredState } from './exchange.ts'

interface Registration extends Pick<RegisteredState, 'versions'> {
  readonly environment: Environment
  readonly source: 'answer' | 'by-hand' | 'import'
}

/** Versions after the first follow only what the register shows; the group counts the changes of its other devices too. */
const ofDevice = ['udi-di', 'market', 'package', 'designer']

/** Whether the register of this environment shows all it has taken of a device: it was read there, or has a second version. */
export function isShownRegistered(registrations: readonly Registration[], environment: Environment): boolean {
  return registrations
    .filter((one) => one.environment === environment)
    .every(
      ({ source, versions }) => source === 'import' || ofDevice.some((level) => (versions[level] ?? 0) > 1),
    )
}
