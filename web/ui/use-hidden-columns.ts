import { useLocalStorage } from '@mantine/hooks'

/** Ids of hidden columns, stored in this browser. */
export function useHiddenColumns(table: string): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useLocalStorage<readonly string[]>({
    key: `hiddenColumns.${table}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  return [Array.isArray(hidden) ? hidden : [], setHidden]
}
