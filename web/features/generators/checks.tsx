import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  type BasicUdiDiResult,
  type GmnResult,
  identifiersApi,
  type UdiDiResult,
} from '#core/contract/identifiers.ts'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { GmnShown } from './gmn-generation.tsx'
import { CheckedCode } from './results.tsx'
import { ToolCard } from './tool-card.tsx'

type Words = 'gmnValidation' | 'basicValidation' | 'udiDiValidation'

interface CheckProps<Result extends { readonly isValid: boolean }> {
  words: Words
  help?: string
  /** What is wrong before anybody is asked. */
  refuse: (text: string) => string | undefined
  /** An additional remark on a valid one. */
  note?: (result: Result) => string | undefined
  ask: (text: string) => Promise<Result>
  show: (result: Result) => ReactNode
}

/** One code is sent to be judged; the verdict is a toast, and stays below with its reason. */
function Check<Result extends { readonly isValid: boolean }>({
  words,
  help,
  refuse,
  ask,
  show,
  note,
}: CheckProps<Result>) {
  const t = wordsOf(generatorsTexts)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const check = useChange<string, Result>({
    nouns: ['identifiers'],
    run: ask,
    onSuccess: (result) => {
      const doubt = result.isValid ? note?.(result) : undefined
      toast({
        title: t(`${words}.complete`),
        description: doubt ?? (result.isValid ? t(`${words}.isValid`) : t(`${words}.isInvalid`)),
        ...((!result.isValid || doubt !== undefined) && { variant: 'destructive' as const }),
      })
    },
    onError: (error) =>
      toast({ title: t('validationFailed'), description: error.message, variant: 'destructive' }),
  })
  const submit = () => {
    const refused = refuse(text)
    setProblem(refused)
    check.reset()
    if (refused === undefined) check.mutate(text)
  }
  return (
    <ToolCard
      title={t(`${words}.title`)}
      purpose={t(`${words}.purpose`)}
      action={t(`${words}.validate`)}
      busy={check.isPending}
      onSubmit={submit}
      result={check.data && show(check.data)}
    >
      <TextInput
        label={t(`${words}.input`)}
        description={help}
        value={text}
        error={problem}
        classNames={{ input: 'code' }}
        autoComplete="off"
        spellCheck={false}
        withAsterisk
        aria-required
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ToolCard>
  )
}

export function GmnValidation() {
  const t = wordsOf(generatorsTexts.gmnValidation)
  return (
    <Check<GmnResult>
      words="gmnValidation"
      help={t('help')}
      refuse={(gmn) => (gmn.length < 6 || gmn.length > 25 ? t('length') : undefined)}
      ask={(gmn) => call(identifiersApi.validateGmn, { body: { gmn } })}
      show={(result) => <GmnShown result={result} />}
    />
  )
}

export function BasicUdiDiValidation() {
  const t = wordsOf(generatorsTexts.basicValidation)
  return (
    <Check<BasicUdiDiResult>
      words="basicValidation"
      refuse={(text) => (text === '' ? t('required') : undefined)}
      note={({ acceptedByEudamed }) => (acceptedByEudamed ? undefined : t('refusedHelp'))}
      ask={(basicUdiDi) => call(identifiersApi.validateBasicUdiDi, { body: { basicUdiDi } })}
      show={({ basicUdiDi, components, parts, issuingEntity, acceptedByEudamed, ...rest }) => (
        <CheckedCode
          {...rest}
          code={basicUdiDi}
          badges={
            rest.isValid && (
              <StatusBadge tone={acceptedByEudamed ? 'positive' : 'caution'}>
                {acceptedByEudamed ? t('accepted') : t('refused')}
              </StatusBadge>
            )
          }
          parts={[
            { name: 'issuingEntity', value: issuingEntity },
            { name: 'gmn', value: components.gmn === basicUdiDi ? null : components.gmn },
            ...parts.filter(({ name }) => name !== 'split'),
            { name: 'lotProduction', value: components.lotProduction },
          ]}
        />
      )}
    />
  )
}

export function UdiDiValidation() {
  const t = wordsOf(generatorsTexts.udiDiValidation)
  return (
    <Check<UdiDiResult>
      words="udiDiValidation"
      refuse={(text) => (text === '' ? t('required') : undefined)}
      ask={(udiDi) => call(identifiersApi.validateUdiDi, { body: { udiDi } })}
      show={({ udiDi, issuingEntity, parts, ...rest }) => (
        <CheckedCode
          {...rest}
          code={udiDi}
          parts={[
            { name: 'issuingEntity', value: issuingEntity },
            ...parts.filter(({ name }) => name !== 'split'),
          ]}
          actions={
            rest.isValid && (
              <div>
                <ButtonLink to="/udi-label" search={{ udiDi }} variant="default" size="xs">
                  {t('label')}
                </ButtonLink>
              </div>
            )
          }
        />
      )}
    />
  )
}
