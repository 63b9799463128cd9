import { useLocalStorage } from '@mantine/hooks'

/** The ids of the columns somebody does not want to see in this table, remembered in this browser. */
export function useHiddenColumns(table: string): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useLocalStorage<readonly string[]>({
    key: `hiddenColumns.${table}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  return [Array.isArray(hidden) ? hidden : [], setHidden]
}
