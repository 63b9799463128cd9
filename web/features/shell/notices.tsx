import { useCurrentUser } from '#web/platform/session.tsx'
import { readKeptInput } from '#web/record-form/kept-input.ts'
import { AskedAddressNotice } from './asked-address-notice.tsx'
import { KeptInputNotice } from './kept-input-notice.tsx'
import { RolesNotice } from './roles-notice.tsx'

/** What stands above every screen, for the few who have something to settle. */
export function Notices({ mustSettleRoles }: { mustSettleRoles: boolean }) {
  const { id } = useCurrentUser()
  return (
    <>
      {mustSettleRoles && <RolesNotice />}
      {readKeptInput(id) ? <KeptInputNotice /> : <AskedAddressNotice />}
    </>
  )
}
