import type { CountersignedKind } from '#core/contract/countersignatures.ts'

/** What waits for a second administrator in controlled mode (decision D60). */
export const countersigningTexts = {
  title: 'Second signature',
  waiting:
    '{count, plural, one {# change waits for a second administrator} other {# changes wait for a second administrator}}',
  askedBy: 'Requested by {name}, {when}',
  kinds: {
    account: 'Account of {name}',
    link: 'One-time link for {name}',
    identity: 'Sign-in of {name} with the provider',
    settings: 'Settings',
    connection: 'Connection to a register',
  } satisfies Record<CountersignedKind, string>,
  linkHelp:
    'You get the link, and the person who asked gets a code. The owner of the account needs both to set a new password.',
  identityHelp:
    'Whoever signs in with the provider as this person is then signed in to this account. Make sure that it is the same person.',
  accountHelp:
    'An account that is given more permissions needs a new password: you get a one-time link, and the person who asked gets its code.',
  connectionHelp:
    'Once it is on, files sent through this connection reach the register itself. Check that its address is the one agreed.',
  fields: {
    enabled: 'Switched on',
    roles: 'Roles',
    extraPermissions: 'Extra permissions',
    isActive: 'Account',
    identity: 'Provider',
    email: 'E-mail address',
    passwordLink: 'Link sent to',
    wayOfWorking: 'Working mode',
    registration: 'Registration',
    onlyByNewVersion: 'Change only by a new version',
    requireSignature: 'Sign decisions',
  },
  values: {
    true: 'on',
    false: 'off',
    active: 'active',
    inactive: 'inactive',
    none: 'none',
  },
  change: '{field}: {from} → {to}',
  sign: 'Sign…',
  refuse: 'Refuse…',
  withdraw: 'Withdraw',
  withdrawn: 'Request withdrawn',
  refused: 'Request refused',
  failed: 'Nothing was changed',
  code: {
    title: 'Code for the one-time link of {name}',
    text: '{signer} has the link. Give this code to the owner of the account yourself: both are needed.',
    copy: 'Copy code',
    copied: 'Copied to clipboard',
  },
  signDialog: {
    title: 'Sign as the second administrator',
    meaning: 'You sign as {name} that this may take effect now.',
    confirm: 'Sign',
    cancel: 'Cancel',
    done: 'Signed',
    doneHelp: 'The change is in force.',
  },
  delivery: {
    title: 'One-time link for {name}',
    text: 'This link can be used once, until {until}, together with the code that {asker} has. It is shown only now: copy it before you close this dialog.',
    label: 'One-time link',
    copy: 'Copy link',
    mailed: 'The link was sent to the e-mail address of the account. {asker} has the code.',
    mailFailed: 'The mail server did not accept the message. Send the link yourself.',
    done: 'Done',
  },
  refuseDialog: {
    title: 'Refuse this change',
    consequence: 'Nothing is changed. {name} is notified, with your reason.',
    reason: 'Reason',
    reasonMissing: 'Reason Required',
    reasonRequired: 'Enter the reason for refusing it',
    confirm: 'Refuse',
  },
  asked: 'Second signature requested',
  askedHelp: 'Another administrator has to sign this. Until then it is not in force.',
} as const
