import { type EudamedEnvironment, eudamedEnvironments } from '#core/lifecycle/settings.ts'

/** The release named by an answer: the page opens with it filled in. */
export interface SettingsAddress {
  readonly environment?: EudamedEnvironment
  readonly release?: string
}

export function readSettingsAddress(search: Readonly<Record<string, unknown>>): SettingsAddress {
  const environment = eudamedEnvironments.find((one) => one === search.environment)
  const release = String(search.release ?? '')
  return environment && /^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(release) ? { environment, release } : {}
}
