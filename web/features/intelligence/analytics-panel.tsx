import { Card, Skeleton, Table, Text, Title } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useFormatter } from 'use-intl'

// The drawings are as large as the rest of the screen: they come when the figures are there already.
const UpdateChart = lazy(() =>
  import('./update-chart.tsx').then((module) => ({ default: module.UpdateChart })),
)

type Chart = Parameters<typeof UpdateChart>[0]
export const Drawing = (chart: Chart) => (
  <Suspense fallback={<Skeleton height={240} />}>
    <UpdateChart {...chart} />
  </Suspense>
)

interface PanelProps {
  title: string
  help?: string
  children: ReactNode
}

export function Panel({ title, help, children }: PanelProps) {
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Title order={2} size="h4" mb={help === undefined ? 'md' : 0}>
        {title}
      </Title>
      {help !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {help}
        </Text>
      )}
      {children}
    </Card>
  )
}

interface FiguresProps {
  label: string
  heads: readonly string[]
  rows: readonly (readonly [name: string, ...figures: (number | string)[]])[]
}

/** What a drawing shows, in numbers. */
export function Figures({ label, heads, rows }: FiguresProps) {
  const format = useFormatter()
  return (
    <Table.ScrollContainer minWidth={280}>
      <Table fz="sm" aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, at) => (
              <Table.Th key={head} ta={at === 0 ? undefined : 'right'}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([name, ...figures]) => (
            <Table.Tr key={name}>
              <Table.Td>{name}</Table.Td>
              {figures.map((figure, at) => (
                <Table.Td key={heads[at + 1]} ta="right">
                  {typeof figure === 'number' ? format.number(figure) : figure}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
