/** Administration → Settings: what is decided for the whole hub (decisions D6, D8, D14, D46, D47, D56, D62, D70). */
export const settingsTexts = {
  title: 'Settings',
  purpose: 'These settings apply to everyone in this hub. Every change is recorded in the audit trail.',
  readOnly: 'Only an administrator can change these settings.',
  loadFailed: 'The settings could not be loaded',
  organisation: {
    title: 'Organisation',
    savingPerApproval: 'Saving per approved submission (USD)',
    savingPerApprovalHelp:
      'Simple RIM multiplies this amount by the number of approved submissions. Leave empty to hide savings.',
    renewCertificatesDays: 'Start certificate renewals (days before expiry)',
    renewCertificatesDaysHelp:
      'The hub starts a renewal project, with devices and tasks, this many days before a notified body certificate expires. Enter 0 to start none.',
    renewOthersDays: 'Start other renewals (days before expiry)',
    renewOthersDaysHelp:
      'The same for certifications of operators and for compliance items with an expiry date. Enter 0 to start none.',
    organisationName: 'Organisation name',
    organisationNameHelp:
      'Printed at the top of audit trails. Manufacturers and their SRNs are kept as economic operators.',
  },
  working: {
    title: 'Working mode',
    help: 'Applies as soon as you save. Records in force stay in force; in controlled mode they are marked as not approved here.',
    ways: {
      open: 'Open',
      openHelp:
        'A saved version 1.0 is in force immediately, active records can be edited, and the file of a valid submission can be downloaded. Approval is optional.',
      controlled: 'Controlled',
      controlledHelp:
        'Nothing comes into force, is changed, deleted or exported without the signed decision of someone who wrote none of it. Administrators cannot decide on anything; a second administrator has to sign when they change permissions or the e-mail address of someone who decides or manages, create password links or make settings less strict. Passwords have at least 12 characters, and sessions end after 30 minutes without use.',
    },
    notChosen: 'No mode has been chosen yet: open mode applies.',
    onlyByNewVersion: 'Change approved records only through a new version',
    onlyByNewVersionHelp: 'Active records cannot be edited. A new version has to be approved.',
    requireSignature: 'Sign decisions electronically',
    requireSignatureHelp:
      'Approving and rejecting require the password again. The signature states signer, time and meaning and is bound to a hash of the content; a later change makes it void.',
    alertsByBell:
      'Security alerts (many failed sign-ins, changed permissions, settings made less strict, an API token used from a new address, an audit trail that does not verify, a nearly full disk) appear under the bell of every administrator. No mail server is set up, so nobody is told by mail.',
    alertsByMail:
      'Security alerts (many failed sign-ins, changed permissions, settings made less strict, an API token used from a new address, an audit trail that does not verify, a nearly full disk) go to every administrator by mail and under the bell.',
    impliedByControlled: 'Part of controlled mode.',
  },
  secondFactor: {
    title: 'Second factor at sign-in',
    rules: {
      optional: 'Optional',
      optionalHelp: 'Everyone may set up an authenticator app in the profile.',
      deciding: 'Required for approvers and administrators',
      decidingHelp:
        'Whoever may approve, manage users or change settings has to set one up after signing in.',
      everybody: 'Everyone',
      everybodyHelp: 'Every account has to set one up after signing in. API tokens are not affected.',
    },
  },
  registration: {
    title: 'Who may register',
    modes: {
      default: 'Automatic (open on this computer only)',
      defaultHelp:
        'Open while the hub can be reached only from this computer; after approval once others can reach it. Now: {mode}.',
      open: 'Anyone',
      openHelp: 'Accounts can be used immediately, with the role Standard User.',
      'after-approval': 'After approval',
      'after-approvalHelp': 'Accounts have to be approved by an administrator.',
      closed: 'Nobody',
      closedHelp: 'Administrators add users with a one-time link.',
    },
  },
  identifiers: {
    title: 'Basic UDI-DI',
    help: 'The code that Generate fills in. The other one is shown beside it. EUDAMED accepts the GMN and refuses the 15-character code.',
    formats: { specified: '15 characters, ending in X', gmn: 'GS1 GMN' },
  },
  eudamed: {
    title: 'EUDAMED files and addresses',
    environment: 'Create files for',
    environments: { production: 'Production', playground: 'Playground' },
    dtxVersionProduction: 'XSD version of production',
    registerAddress: 'Address of the public site',
    registerAddressHelp:
      'Where the hub queries what an SRN has registered, such as https://ec.europa.eu/tools/eudamed/api. If empty, the hub sends no queries.',
    emdnAddress: 'Address of the EMDN file',
    emdnAddressHelp:
      'Where the hub downloads the full EMDN when an administrator starts the download. Usually {address}. Leave empty to load it only from a file.',
    playgroundActors: 'SRNs in the playground',
    playgroundActorsHelp:
      'Actors have different SRNs in the playground. Enter one line for each: DE-MF-000012345 = DE-MF-000099999. Playground files then use the second SRN.',
    dtxVersionPlayground: 'XSD version of the playground',
    help: 'EUDAMED refuses files of any version other than the one it currently runs.',
    dtxVersionHelp: '{release}, confirmed on {day}. {source}.',
  },
  gudid: {
    title: 'GUDID',
    help: 'The FDA requires labelers to test in pre-production before submitting their first file. Pre-production testing has its own set IDs, versions and answers.',
    environment: 'Create GUDID files for',
    environments: { production: 'Production', playground: 'Pre-production testing' },
  },
  swissdamed: {
    title: 'swissdamed',
    help: 'Set up the swissdamed playground before production. The playground has none of the data in production.',
    environment: 'Create swissdamed files for',
    environments: { production: 'Production', playground: 'Playground' },
  },
  schemaSets: {
    title: 'Official schema set of EUDAMED',
    help: 'Files are validated against the hub’s own schema and, once installed, the Commission’s schema set: the one for the version above or, failing that, the nearest. Drop the ZIP as downloaded.',
    none: 'No schema set is installed.',
    release: 'Version {release}',
    since: 'installed {when}',
    choose: 'Drop the schema set ZIP here',
    installed: 'Schema set installed',
    failed: 'The schema set was not installed',
    nothingChanged: 'Nothing was changed.',
    loadFailed: 'The installed schema sets could not be loaded',
  },
  sampleData: {
    title: 'Sample data',
    help: 'Six devices of a fictitious manufacturer, for trying out the hub. Their device numbers start with SAMPLE. Delete them like any other record.',
    load: 'Load Sample Data',
    loaded: 'Sample Data Loaded',
    loadedDescription:
      '{count, plural, =0 {The devices already exist} one {# device} other {# devices}}, {submissions, plural, =0 {as do their submissions} one {# submission} other {# submissions}}.',
    failed: 'Loading Failed',
    failedDescription: 'Failed to load sample data.',
  },
  save: 'Save settings',
  cancel: 'Discard changes',
  unsaved: 'Not saved yet',
  saved: 'Settings saved',
  saveFailed: 'The settings were not saved',
  confirm: {
    title: 'Switch to controlled mode?',
    text: 'From now on, no one can decide on their own work. {approvers, plural, =0 {Nobody can approve yet: give someone the role Quality Manager, Technical Reviewer or Regulatory Manager first.} one {Only one person can approve, and nobody can decide on that person’s own work.} other {# people can approve.}}',
    confirm: 'Switch to controlled mode',
  },
} as const
