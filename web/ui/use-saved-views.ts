import { useLocalStorage } from '@mantine/hooks'

/** What a list shows, as it stands in the address bar: search, filters, order. */
export type ViewSearch = Readonly<Record<string, unknown>>

export interface SavedView {
  readonly name: string
  readonly search: ViewSearch
}

/** Saved views of a table, stored in this browser. */
export function useSavedViews(table: string) {
  const [stored, setStored] = useLocalStorage<readonly SavedView[]>({
    key: `savedViews.${table}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const views = Array.isArray(stored) ? (stored as readonly SavedView[]) : []
  const without = (name: string) => views.filter((view) => view.name !== name)
  return {
    views,
    /** Replaces a view with the same name. */
    save: (view: SavedView) =>
      setStored([...without(view.name), view].sort((a, b) => a.name.localeCompare(b.name))),
    remove: (name: string) => setStored(without(name)),
  }
}
