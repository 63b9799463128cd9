import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import type { SubmissionIssue } from '#core/contract/validation-results.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { download } from '#web/platform/api-client.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { useFieldWords } from '#web/submission-form/use-field-words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'

/** What has to be known of a submission to decide on it: where it stands, what was found, which files it gives. */
export function SubmissionAsked({ id }: { id: number }) {
  const t = wordsOf(requestsTexts.submission)
  const { data, error, refetch } = useQuery(submissionQuery(id))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={96} />
  const country = data.targetCountries[0] ?? defaultMarket
  return (
    <section>
      <Group gap="xs" mb="xs">
        <Title order={3} size="h5">
          {t('title', { country })}
        </Title>
        <SubmissionStatusBadge status={data.status} market={country} recordStatus={data.recordStatus} />
        <SubmissionLink submission={{ ...data, country }} size="sm">
          {t('open')}
        </SubmissionLink>
        <TextLink to="/version-control/$id" params={{ id: String(id) }} size="sm">
          {t('versions')}
        </TextLink>
      </Group>
      <Findings submission={data} country={country} />
      <Files submission={data} />
    </section>
  )
}

function Findings({ submission, country }: { submission: Submission; country: string }) {
  const t = wordsOf(requestsTexts.submission)
  const format = useFormatter()
  const words = useFieldWords([country])
  const results = submission.validationResults
  if (!results) return <Text size="sm">{t('notValidated')}</Text>
  const of = (severity: SubmissionIssue['severity']) =>
    results.issues.filter((issue) => issue.severity === severity)
  const found = [...of('error'), ...of('warning')]
  return (
    <Stack gap={4}>
      <Text size="sm">
        {t('validated', {
          when: format.dateTime(new Date(results.at), 'instant'),
          errors: of('error').length,
          warnings: of('warning').length,
        })}
      </Text>
      <Stack component="ul" gap={4} p={0} m={0}>
        {found.map((issue) => (
          <Group
            key={`${issue.ruleId} ${issue.field} ${issue.message}`}
            component="li"
            gap="xs"
            wrap="nowrap"
            align="flex-start"
            style={{ listStyle: 'none' }}
          >
            <StatusBadge tone={issue.severity === 'error' ? 'critical' : 'caution'}>
              {t(issue.severity === 'error' ? 'error' : 'warning')}
            </StatusBadge>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {issue.field !== null && (
                <SubmissionLink submission={{ ...submission, country }} field={issue.field} fz="inherit">
                  {words.labelOf(country, issue.field)}
                </SubmissionLink>
              )}{' '}
              {issue.message}
            </Text>
          </Group>
        ))}
      </Stack>
    </Stack>
  )
}

/** What approving lets out; who may take files out can look at them first, where the house allows it. */
function Files({ submission }: { submission: Submission }) {
  const t = wordsOf(requestsTexts.submission)
  const save = useDownload()
  if (submission.files.length === 0) return null
  return (
    <Group gap="xs" mt="xs">
      <Text size="sm">{t('files')}</Text>
      {submission.files.map(({ id, label }) =>
        submission.abilities.download ? (
          <Button
            key={id}
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() =>
              void save(() => download(submissionsApi.file, { params: { id: submission.id, file: id } }))
            }
          >
            {label}
          </Button>
        ) : (
          <Text key={id} size="sm">
            {label}
          </Text>
        ),
      )}
    </Group>
  )
}
