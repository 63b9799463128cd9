import { useNavigate } from '@tanstack/react-router'
import { type RimAddress, rimSearch } from './rim-search.ts'

/** Shows what a figure counts, on a page one can come back from. */
export function useShow(): (address: RimAddress) => void {
  const navigate = useNavigate()
  return (address) =>
    void navigate({ to: '/simple-rim', search: rimSearch.read({ tab: 'submissions', ...address }) })
}
