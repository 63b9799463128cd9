import { SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { GmnInput, type GmnResult, identifiersApi } from '#core/contract/identifiers.ts'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { CheckedCode } from './results.tsx'
import { ToolCard } from './tool-card.tsx'

type Problems = Readonly<Partial<Record<'companyPrefix' | 'modelReference', string>>>

const problemsOf = (issues: readonly { readonly path: unknown; readonly message: string }[]): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path), message]).toReversed())

export function GmnGeneration() {
  const t = wordsOf(generatorsTexts)
  const [input, setInput] = useState({ companyPrefix: '', modelReference: '' })
  const [problems, setProblems] = useState<Problems>({})
  const generate = useChange<typeof input, GmnResult>({
    nouns: ['identifiers'],
    run: (body) => call(identifiersApi.generateGmn, { body }),
    onSuccess: ({ gmn }) => toast({ title: t('gmn.generated'), description: gmn }),
    onError: (error) => {
      setProblems(problemsOf(issuesOf(error)))
      toast({ title: t('generationFailed'), description: error.message, variant: 'destructive' })
    },
  })
  const submit = () => {
    const read = GmnInput.safeParse(input)
    setProblems(
      read.error
        ? problemsOf(read.error.issues.map(({ path, message }) => ({ path: path[0], message })))
        : {},
    )
    generate.reset()
    if (read.success) generate.mutate(input)
  }
  const inputOf = (name: keyof typeof input) => ({
    label: t(`gmn.${name}`),
    description: t(`gmn.${name}Help`),
    value: input[name],
    error: problems[name],
    classNames: { input: 'code' },
    autoComplete: 'off',
    withAsterisk: true,
    'aria-required': true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setInput({ ...input, [name]: event.currentTarget.value }),
  })
  return (
    <ToolCard
      title={t('gmn.title')}
      purpose={t('gmn.purpose')}
      action={t('gmn.generate')}
      busy={generate.isPending}
      onSubmit={submit}
      result={generate.data && <GmnShown result={generate.data} />}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...inputOf('companyPrefix')} inputMode="numeric" />
        <TextInput {...inputOf('modelReference')} />
      </SimpleGrid>
    </ToolCard>
  )
}

export function GmnShown({ result }: { result: GmnResult }) {
  const { gmn, components, ...rest } = result
  const parts = Object.entries(components).map(([name, value]) => ({ name, value }))
  return <CheckedCode code={gmn} parts={parts} {...rest} />
}
