import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './device-reasons.module.css'

interface Device {
  readonly submissionId: number
  readonly masterDiId: number | null
  readonly deviceName: string | null
  readonly udiDi: string | null
}

interface DeviceReasonsProps<Row extends Device> {
  market: string
  rows: readonly Row[]
  keyOf: (row: Row) => number
  /** Heads the column of what is said of each. */
  heading: string
  children: (row: Row) => ReactNode
}

/** Devices, each with what a register or the hub says of it. */
export function DeviceReasons<Row extends Device>(props: DeviceReasonsProps<Row>) {
  const { market, rows, keyOf, heading, children } = props
  const t = wordsOf(exchangeTexts.leftOut)
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="16rem">{t('device')}</Table.Th>
          <Table.Th>{heading}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            <Table.Td>
              <DeviceLink {...row} market={market} />
              <Text size="xs" c="dimmed" className="code">
                {row.udiDi}
              </Text>
            </Table.Td>
            <Table.Td>{children(row)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The form of a submission that was made from a record. */
export function DeviceLink({
  market,
  submissionId,
  masterDiId,
  deviceName,
}: Omit<Device, 'udiDi'> & { market: string }) {
  const t = wordsOf(exchangeTexts.leftOut)
  const name = deviceName ?? t('unnamed', { id: String(submissionId) })
  if (masterDiId === null) return <span dir="auto">{name}</span>
  return (
    <TextLink
      to="/country-specific/$country/$masterDiId"
      params={{ country: market, masterDiId: String(masterDiId) }}
      search={{ tab: 'form', submission: submissionId }}
      dir="auto"
    >
      {name}
    </TextLink>
  )
}
