export const rolesNoticeTexts = {
  settleRoles:
    'Your account both decides and manages people or settings. In controlled mode it decides nothing until another administrator removes one of the two.',
} as const
