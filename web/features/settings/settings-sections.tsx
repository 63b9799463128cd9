import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { officialEmdn } from '#core/code-lists/emdn/official.ts'
import { dtxReleases } from '#core/code-lists/eudamed/dtx-releases.ts'
import type { Settings } from '#core/contract/settings.ts'
import { secondFactorRules } from '#core/lifecycle/second-factor.ts'
import {
  basicUdiDiFormats,
  type EudamedEnvironment,
  eudamedEnvironments,
  registrationModes,
  waysOfWorking,
} from '#core/lifecycle/settings.ts'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { NumberField, TextareaField, TextField } from '#web/ui/form-fields.tsx'
import { RadioField } from '#web/ui/radio-field.tsx'
import type { SettingsValues } from './settings-values.ts'

interface SectionProps {
  form: UseFormReturn<SettingsValues>
  settings: Settings
}

export function WorkingSection({ form: { control }, settings }: SectionProps) {
  const t = wordsOf(settingsTexts.working)
  const way = useWatch({ control, name: 'wayOfWorking' })
  const readOnly = !settings.abilities.edit
  const implied = way === 'controlled'
  const alerts = t(settings.alertsBy === 'bell' ? 'alertsByBell' : 'alertsByMail')
  return (
    <Section title={t('title')} help={settings.wayOfWorking === null ? t('notChosen') : t('help')}>
      <RadioField
        control={control}
        name="wayOfWorking"
        label={t('title')}
        labelHidden
        readOnly={readOnly}
        choices={waysOfWorking.map((value) => ({
          value,
          label: t(`ways.${value}`),
          help: t(`ways.${value}Help`),
        }))}
      />
      <CheckboxField
        control={control}
        name="onlyByNewVersion"
        label={t('onlyByNewVersion')}
        help={implied ? t('impliedByControlled') : t('onlyByNewVersionHelp')}
        readOnly={readOnly || implied}
      />
      <CheckboxField
        control={control}
        name="requireSignature"
        label={t('requireSignature')}
        help={implied ? t('impliedByControlled') : t('requireSignatureHelp')}
        readOnly={readOnly || implied}
      />
      {!readOnly && (
        <Text size="sm" c="dimmed">
          {alerts}
        </Text>
      )}
    </Section>
  )
}

export function SecondFactorSection({ form: { control }, settings }: SectionProps) {
  const t = wordsOf(settingsTexts.secondFactor)
  return (
    <Section title={t('title')}>
      <RadioField
        control={control}
        name="secondFactor"
        label={t('title')}
        labelHidden
        readOnly={!settings.abilities.edit}
        choices={secondFactorRules.map((value) => ({
          value,
          label: t(`rules.${value}`),
          help: t(`rules.${value}Help`),
        }))}
      />
    </Section>
  )
}

export function RegistrationSection({ form: { control }, settings }: SectionProps) {
  const t = wordsOf(settingsTexts.registration)
  const now = t(`modes.${settings.rules.registration}`)
  return (
    <Section title={t('title')}>
      <RadioField
        control={control}
        name="registration"
        label={t('title')}
        labelHidden
        readOnly={!settings.abilities.edit}
        choices={[
          { value: 'default', label: t('modes.default'), help: t('modes.defaultHelp', { mode: now }) },
          ...registrationModes.map((value) => ({
            value,
            label: t(`modes.${value}`),
            help: t(`modes.${value}Help`),
          })),
        ]}
      />
    </Section>
  )
}

export function OrganisationSection({ form: { control }, settings }: SectionProps) {
  const t = wordsOf(settingsTexts)
  const readOnly = !settings.abilities.edit
  return (
    <Section title={t('organisation.title')}>
      <TextField
        control={control}
        name="organisationName"
        label={t('organisation.organisationName')}
        help={t('organisation.organisationNameHelp')}
        autoComplete="organization"
        readOnly={readOnly}
      />
      <RadioField
        control={control}
        name="basicUdiDiFormat"
        label={t('identifiers.title')}
        help={t('identifiers.help')}
        readOnly={readOnly}
        choices={basicUdiDiFormats.map((value) => ({ value, label: t(`identifiers.formats.${value}`) }))}
      />
      <NumberField
        control={control}
        name="savingPerApproval"
        label={t('organisation.savingPerApproval')}
        help={t('organisation.savingPerApprovalHelp')}
        readOnly={readOnly}
        decimals
      />
      <NumberField
        control={control}
        name="renewCertificatesDays"
        label={t('organisation.renewCertificatesDays')}
        help={t('organisation.renewCertificatesDaysHelp')}
        readOnly={readOnly}
      />
      <NumberField
        control={control}
        name="renewOthersDays"
        label={t('organisation.renewOthersDays')}
        help={t('organisation.renewOthersDaysHelp')}
        readOnly={readOnly}
      />
    </Section>
  )
}

export function EudamedSection({ form: { control }, settings }: SectionProps) {
  const t = wordsOf(settingsTexts.eudamed)
  const day = useDay()
  const readOnly = !settings.abilities.edit
  const confirmed = (environment: EudamedEnvironment) => {
    const { release, source, confirmedOn } = dtxReleases[environment]
    return t('dtxVersionHelp', { release, source, day: day(confirmedOn) })
  }
  return (
    <Section title={t('title')} help={t('help')}>
      <RadioField
        control={control}
        name="eudamedEnvironment"
        label={t('environment')}
        readOnly={readOnly}
        choices={eudamedEnvironments.map((value) => ({ value, label: t(`environments.${value}`) }))}
      />
      <TextField
        control={control}
        name="dtxVersionProduction"
        label={t('dtxVersionProduction')}
        help={confirmed('production')}
        readOnly={readOnly}
        code
      />
      <TextField
        control={control}
        name="dtxVersionPlayground"
        label={t('dtxVersionPlayground')}
        help={confirmed('playground')}
        readOnly={readOnly}
        code
      />
      <TextField
        control={control}
        name="registerAddress"
        label={t('registerAddress')}
        help={t('registerAddressHelp')}
        type="url"
        readOnly={readOnly}
        code
      />
      <TextField
        control={control}
        name="emdnAddress"
        label={t('emdnAddress')}
        help={t('emdnAddressHelp', { address: officialEmdn.address })}
        type="url"
        readOnly={readOnly}
        code
      />
      <TextareaField
        control={control}
        name="playgroundActors"
        label={t('playgroundActors')}
        help={t('playgroundActorsHelp')}
        readOnly={readOnly}
      />
    </Section>
  )
}

interface Titled {
  title: string
  help?: string
  children: ReactNode
}

function Section({ title, help, children }: Titled) {
  return (
    <Stack gap="md" component="section" aria-label={title}>
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        {help !== undefined && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  )
}

export function SwissdamedSection({ form: { control }, settings }: SectionProps) {
  const t = wordsOf(settingsTexts.swissdamed)
  return (
    <Section title={t('title')} help={t('help')}>
      <RadioField
        control={control}
        name="swissdamedEnvironment"
        label={t('environment')}
        readOnly={!settings.abilities.edit}
        choices={eudamedEnvironments.map((value) => ({ value, label: t(`environments.${value}`) }))}
      />
    </Section>
  )
}

export function GudidSection({ form: { control }, settings }: SectionProps) {
  const t = wordsOf(settingsTexts.gudid)
  return (
    <Section title={t('title')} help={t('help')}>
      <RadioField
        control={control}
        name="gudidEnvironment"
        label={t('environment')}
        readOnly={!settings.abilities.edit}
        choices={eudamedEnvironments.map((value) => ({ value, label: t(`environments.${value}`) }))}
      />
    </Section>
  )
}
