import { useLocalStorage } from '@mantine/hooks'

/** What a list shows, as it stands in the address bar: search, filters, order. */
export type ViewSearch = Readonly<Record<string, unknown>>

export interface SavedView {
  readonly name: string
  readonly search: ViewSearch
}

/** What somebody wants to see of this table again, by name, remembered in this browser. */
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
    /** Under a name that is there already, it takes its place. */
    save: (view: SavedView) =>
      setStored([...without(view.name), view].sort((a, b) => a.name.localeCompare(b.name))),
    remove: (name: string) => setStored(without(name)),
  }
}
