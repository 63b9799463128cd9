import { KeptInputNotice } from './kept-input-notice.tsx'
import { RolesNotice } from './roles-notice.tsx'

/** What stands above every screen, for the few who have something to settle. */
export function Notices({ mustSettleRoles }: { mustSettleRoles: boolean }) {
  return (
    <>
      {mustSettleRoles && <RolesNotice />}
      <KeptInputNotice />
    </>
  )
}
