import type { Settings, SettingsChange } from '#core/contract/settings.ts'
import type { RegistrationMode } from '#core/lifecycle/settings.ts'

/** The settings as the form holds them: what nobody chose has a choice of its own. */
export type SettingsValues = Pick<
  Settings,
  | 'onlyByNewVersion'
  | 'requireSignature'
  | 'secondFactor'
  | 'basicUdiDiFormat'
  | 'eudamedEnvironment'
  | 'gudidEnvironment'
  | 'swissdamedEnvironment'
  | 'dtxVersionProduction'
  | 'dtxVersionPlayground'
  | 'renewCertificatesDays'
  | 'renewOthersDays'
> & {
  organisationName: string
  /** A line for each. */
  playgroundActors: string
  registerAddress: string
  emdnAddress: string
  savingPerApproval: number | null
  wayOfWorking: Settings['wayOfWorking']
  registration: RegistrationMode | 'default'
}

/** Where the release of each environment is set. */
export const releaseSettings = {
  production: 'dtxVersionProduction',
  playground: 'dtxVersionPlayground',
} as const

export const toValues = (settings: Settings): SettingsValues => ({
  organisationName: settings.organisationName ?? '',
  wayOfWorking: settings.wayOfWorking,
  registration: settings.registration ?? 'default',
  onlyByNewVersion: settings.onlyByNewVersion,
  requireSignature: settings.requireSignature,
  secondFactor: settings.secondFactor,
  basicUdiDiFormat: settings.basicUdiDiFormat,
  eudamedEnvironment: settings.eudamedEnvironment,
  gudidEnvironment: settings.gudidEnvironment,
  swissdamedEnvironment: settings.swissdamedEnvironment,
  dtxVersionProduction: settings.dtxVersionProduction,
  dtxVersionPlayground: settings.dtxVersionPlayground,
  registerAddress: settings.registerAddress ?? '',
  emdnAddress: settings.emdnAddress ?? '',
  savingPerApproval: settings.savingPerApproval,
  renewCertificatesDays: settings.renewCertificatesDays,
  renewOthersDays: settings.renewOthersDays,
  playgroundActors: settings.playgroundActors
    .map(({ srn, playgroundSrn }) => `${srn} = ${playgroundSrn}`)
    .join('\n'),
})

export const toChange = (values: SettingsValues): SettingsChange => ({
  ...values,
  organisationName: values.organisationName.trim() || null,
  registration: values.registration === 'default' ? null : values.registration,
  registerAddress: values.registerAddress.trim() || null,
  emdnAddress: values.emdnAddress.trim() || null,
  playgroundActors: values.playgroundActors
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [srn = '', playgroundSrn = ''] = line.split('=').map((part) => part.trim())
      return { srn, playgroundSrn }
    }),
})
