import { useFormatter } from 'use-intl'

/** A number of bytes as people say it. */
export function useSize() {
  const format = useFormatter()
  return (bytes: number): string => {
    const [unit, value] =
      bytes < 1000
        ? (['byte', bytes] as const)
        : bytes < 1_000_000
          ? (['kilobyte', bytes / 1000] as const)
          : (['megabyte', bytes / 1_000_000] as const)
    return format.number(value, { style: 'unit', unit, maximumFractionDigits: 1 })
  }
}
