import { Group, Text } from '@mantine/core'
import type { ListedRecord } from '#web/data/master-di.ts'

/** Which device a dialog is about: the row it came from is covered. */
export function DeviceLine({ record }: { record: ListedRecord }) {
  return (
    <Group gap="xs">
      <Text fw={600} dir="auto">
        {record.deviceName}
      </Text>
      <Text className="code" c="dimmed">
        {record.deviceNumber}
      </Text>
    </Group>
  )
}
