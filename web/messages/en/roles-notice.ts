export const rolesNoticeTexts = {
  settleRoles:
    'Your account can both approve and manage users or settings. In controlled mode you cannot approve anything until another administrator removes one of these permissions.',
} as const
