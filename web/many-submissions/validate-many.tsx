import { Button, type ButtonProps } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import type { RunSelection } from '#core/contract/validation-runs.ts'
import { useStartRun } from './use-start-run.ts'

interface ValidateManyProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The submissions, or what a list was asked. */
  submissions: RunSelection
  label: string
}

/** Validates many submissions on the server; how far that is stands in the header of every screen. */
export function ValidateMany({ submissions, label, ...look }: ValidateManyProps) {
  const starting = useStartRun()
  return (
    <Button
      {...look}
      leftSection={<IconShieldCheck size={16} aria-hidden />}
      loading={starting.isPending}
      onClick={() => starting.mutate(submissions)}
    >
      {label}
    </Button>
  )
}
