/** What administrators are told of at once, as a closed list. */
export const securityAlertKinds = [
  'failed-sign-ins',
  'rights-changed',
  'settings-weakened',
  'token-from-new-address',
  'trail-not-verified',
  'disk-nearly-full',
] as const
export type SecurityAlertKind = (typeof securityAlertKinds)[number]

export const securityAlertTitles: Record<SecurityAlertKind, string> = {
  'failed-sign-ins': 'Many failed sign-ins',
  'rights-changed': 'Rights over others changed',
  'settings-weakened': 'Settings made less strict',
  'token-from-new-address': 'API token used from a new address',
  'trail-not-verified': 'The audit trail does not verify',
  'disk-nearly-full': 'A disk is nearly full',
}
