import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from '#web/root-route.ts'
import { searchRoute } from '#web/search-route.tsx'
import { signedIn } from '#web/signed-in-route.tsx'
import { readRecordsScreen } from './records-search.ts'

const RecordsScreen = lazyRouteComponent(() => import('./records-screen.tsx'), 'RecordsScreen')
const RecordScreen = lazyRouteComponent(() => import('./record-screen.tsx'), 'RecordScreen')
const MasterFormScreen = lazyRouteComponent(() => import('./master-form-screen.tsx'), 'MasterFormScreen')

const recordsRoute = searchRoute('/master-di/records', readRecordsScreen, RecordsScreen)

const recordRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/records/$id',
  // `?open=send` opens the dialog that sends a draft for approval.
  validateSearch: ({ open }: Record<string, unknown>): { open?: 'send' } => (open === 'send' ? { open } : {}),
  component: () => (
    <RecordScreen
      recordId={Number(recordRoute.useParams().id)}
      opensSending={recordRoute.useSearch().open === 'send'}
    />
  ),
})

/** `?copyFrom=` pre-fills from a record. */
const createRecordRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/create',
  validateSearch: ({ copyFrom }: Record<string, unknown>): { copyFrom?: number } => {
    const id = readId(copyFrom)
    return id === undefined ? {} : { copyFrom: id }
  },
  component: () => <MasterFormScreen mode="create" recordId={createRecordRoute.useSearch().copyFrom} />,
})

const editRecordRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/edit/$id',
  component: () => <MasterFormScreen mode="edit" recordId={Number(editRecordRoute.useParams().id)} />,
})

const newVersionRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/new-version/$id',
  validateSearch: ({ changeComment }: Record<string, unknown>): { changeComment?: string } =>
    typeof changeComment === 'string' && changeComment !== '' ? { changeComment } : {},
  component: () => (
    <MasterFormScreen
      mode="new-version"
      recordId={Number(newVersionRoute.useParams().id)}
      changeComment={newVersionRoute.useSearch().changeComment}
    />
  ),
})

const editDraftRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/edit-draft/$id',
  component: () => <MasterFormScreen mode="edit-draft" recordId={Number(editDraftRoute.useParams().id)} />,
})

/** A second address of the records (decision D23a). */
export const secondAddresses = [
  createRoute({
    getParentRoute: () => root,
    path: '/master-di',
    beforeLoad: () => {
      throw redirect({ to: '/master-di/records' })
    },
  }),
] as const

/** A positive whole number; anything else counts as absent. */
function readId(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : undefined
}

export const masterDiRoutes = [
  recordsRoute,
  recordRoute,
  createRecordRoute,
  editRecordRoute,
  newVersionRoute,
  editDraftRoute,
] as const
