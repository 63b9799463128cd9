import { officialEmdn } from '#core/code-lists/emdn/official.ts'
import { dtxReleases } from '#core/code-lists/eudamed/dtx-releases.ts'
import { usualRenewalDays } from './expiry.ts'
import { type SecondFactorRule, secondFactorRules } from './second-factor.ts'

/** What an administrator decides for the whole hub (decisions D6, D8, D14, D46, D47, D56, D62, D70), and what follows from it. */

/** Decision D46. */
export const waysOfWorking = ['open', 'controlled'] as const
export type WayOfWorking = (typeof waysOfWorking)[number]

/** Decision D47. */
export const registrationModes = ['open', 'after-approval', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** Which generator fills in the Basic UDI-DI: the GMN, or the code of the specification (decision D70). */
export const basicUdiDiFormats = ['gmn', 'specified'] as const
export type BasicUdiDiFormat = (typeof basicUdiDiFormats)[number]

/** Which EUDAMED the files are made for (decision D14). */
export const eudamedEnvironments = ['production', 'playground'] as const
export type EudamedEnvironment = (typeof eudamedEnvironments)[number]

export interface HubSettings {
  readonly organisationName: string | null
  /** Null until a mode has been chosen; open mode applies until then. */
  readonly wayOfWorking: WayOfWorking | null
  /** Null: by where the hub listens. */
  readonly registration: RegistrationMode | null
  readonly onlyByNewVersion: boolean
  readonly requireSignature: boolean
  readonly secondFactor: SecondFactorRule
  readonly basicUdiDiFormat: BasicUdiDiFormat
  readonly eudamedEnvironment: EudamedEnvironment
  /** Which GUDID the files are made for: the playground is FDA's pre-production testing. */
  readonly gudidEnvironment: EudamedEnvironment
  /** Which swissdamed the files are made for. */
  readonly swissdamedEnvironment: EudamedEnvironment
  /** The version each EUDAMED expects in a message. */
  readonly dtxVersionProduction: string
  readonly dtxVersionPlayground: string
  /** Who an actor of production is in the playground, where actors are registered anew. */
  readonly playgroundActors: readonly PlaygroundActor[]
  /** Where the public site of the register answers; the hub asks nobody while it is null. */
  readonly registerAddress: string | null
  /** Where the hub may download the whole EMDN; while it is null, nothing is downloaded (decision D62). */
  readonly emdnAddress: string | null
  /** Savings per approved regulatory submission, in US dollars; null hides savings. */
  readonly savingPerApproval: number | null
  /** Days before the end of a certificate of a notified body at which its renewal begins by itself; 0 is never. */
  readonly renewCertificatesDays: number
  /** The same for certifications of operators and for compliance items. */
  readonly renewOthersDays: number
}

export type PlaygroundActor = { readonly srn: string; readonly playgroundSrn: string }

export const settingsOutOfTheBox: HubSettings = {
  organisationName: null,
  wayOfWorking: null,
  registration: null,
  onlyByNewVersion: false,
  requireSignature: false,
  secondFactor: 'optional',
  basicUdiDiFormat: 'gmn',
  eudamedEnvironment: 'production',
  gudidEnvironment: 'production',
  swissdamedEnvironment: 'production',
  dtxVersionProduction: dtxReleases.production.release,
  dtxVersionPlayground: dtxReleases.playground.release,
  playgroundActors: [],
  registerAddress: null,
  emdnAddress: officialEmdn.address,
  savingPerApproval: null,
  renewCertificatesDays: usualRenewalDays.certificates,
  renewOthersDays: usualRenewalDays.others,
}

/** The current state. */
export interface HouseRules {
  readonly controlled: boolean
  readonly registration: RegistrationMode
  /** Records in force change only by a new version. */
  readonly onlyByNewVersion: boolean
  readonly requireSignature: boolean
  readonly secondFactor: SecondFactorRule
  readonly minPasswordLength: number
  /** Common passwords cause a warning or are refused. */
  readonly weakPasswords: 'warned' | 'refused'
  readonly idleMinutes: number
}

/** Settings as stored, with defaults for those never set. */
export const rulesOf = (
  stored: Partial<HubSettings> | null,
  place: { readonly exposed: boolean },
): HouseRules => houseRules({ ...settingsOutOfTheBox, ...stored }, place)

/** From the strictest to the least strict. */
const registrationFromStrictest: readonly RegistrationMode[] = ['closed', 'after-approval', 'open']

const looser = (before: RegistrationMode | null, after: RegistrationMode | null): boolean =>
  registrationFromStrictest.indexOf(after ?? 'open') > registrationFromStrictest.indexOf(before ?? 'open')

/**
 * Which changes of settings weaken controlled mode: there a second administrator signs them (decision D60). None in open
 * mode.
 */
export const weakenedSettings = (before: HubSettings, after: HubSettings): (keyof HubSettings)[] =>
  before.wayOfWorking === 'controlled' ? looserSettings(before, after) : []

/** Which settings are less strict after a change, whatever the mode. */
export function looserSettings(before: HubSettings, after: HubSettings): (keyof HubSettings)[] {
  const weaker: Partial<Record<keyof HubSettings, boolean>> = {
    wayOfWorking: before.wayOfWorking === 'controlled' && after.wayOfWorking !== 'controlled',
    registration: looser(before.registration, after.registration),
    onlyByNewVersion: before.onlyByNewVersion && !after.onlyByNewVersion,
    requireSignature: before.requireSignature && !after.requireSignature,
    secondFactor:
      secondFactorRules.indexOf(after.secondFactor) < secondFactorRules.indexOf(before.secondFactor),
  }
  return (Object.keys(weaker) as (keyof HubSettings)[]).filter((name) => weaker[name])
}

/** `exposed`: the hub listens on more than a loopback address, or behind a proxy. */
export function houseRules(settings: HubSettings, { exposed }: { readonly exposed: boolean }): HouseRules {
  const controlled = settings.wayOfWorking === 'controlled'
  const registration = settings.registration ?? (exposed ? 'after-approval' : 'open')
  return {
    controlled,
    // Whoever could register alone could write as one person and decide as another.
    registration: controlled && registration === 'open' ? 'after-approval' : registration,
    onlyByNewVersion: controlled || settings.onlyByNewVersion,
    requireSignature: controlled || settings.requireSignature,
    secondFactor: settings.secondFactor,
    minPasswordLength: controlled ? 12 : 6,
    weakPasswords: exposed || controlled ? 'refused' : 'warned',
    idleMinutes: controlled ? 30 : 12 * 60,
  }
}
