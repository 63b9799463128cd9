/** Administration → Settings: what is decided for the whole hub (decisions D6, D8, D14, D46, D47, D56, D62, D70). */
export const settings = {
  title: 'Settings',
  purpose: 'What holds for everybody in this hub. Every change stands in the audit trail.',
  readOnly: 'An administrator changes these settings.',
  loadFailed: 'The settings could not be loaded',
  organisation: {
    title: 'Organisation',
    savingPerApproval: 'Saving per approved submission (USD)',
    savingPerApprovalHelp:
      'Simple RIM multiplies it by the approved submissions. Leave empty to hide savings.',
    organisationName: 'Name of the organisation',
    organisationNameHelp:
      'Stands at the head of printed audit trails. Manufacturers and their SRNs are kept as economic operators.',
  },
  working: {
    title: 'Way of working',
    help: 'It holds from the moment you save it. Records in force stay in force; in the controlled way they are marked as not approved here.',
    ways: {
      open: 'Open',
      openHelp:
        'A saved version 1.0 is in force at once, active records may be edited, and a valid submission gives its file. Approval is there for those who want it.',
      controlled: 'Controlled',
      controlledHelp:
        'Nothing comes into force, changes, is deleted or leaves as a file without the signed decision of somebody who wrote none of it, administrators included. Passwords have 12 characters at least, and a session ends after 30 minutes without use.',
    },
    notChosen: 'Nobody has chosen yet: the open way holds.',
    onlyByNewVersion: 'Approved records change only by a new version',
    onlyByNewVersionHelp: 'Active records cannot be edited; a new version goes through approval.',
    requireSignature: 'Decisions are signed electronically',
    requireSignatureHelp:
      'Approving and rejecting ask for the password again. The signature names its signer, time and meaning and is bound to a hash of the content; a later change makes it void.',
    impliedByControlled: 'Part of the controlled way.',
  },
  registration: {
    title: 'Who may register',
    modes: {
      default: 'Automatic (open on this computer only)',
      defaultHelp:
        'Open while the hub is reached from this computer only, after approval as soon as others reach it. Now: {mode}.',
      open: 'Anybody',
      openHelp: 'An account can be used at once, with the role Standard User.',
      'after-approval': 'After approval',
      'after-approvalHelp': 'An account waits until an administrator lets it in.',
      closed: 'Nobody',
      closedHelp: 'Administrators add people with a one-time link.',
    },
  },
  identifiers: {
    title: 'Basic UDI-DI',
    help: 'The code Generate fills in; the other one is shown beside it. EUDAMED accepts the GMN and refuses the 15-character code.',
    formats: { specified: '15 characters, ending in X', gmn: 'GS1 GMN' },
  },
  eudamed: {
    title: 'EUDAMED',
    environment: 'Files are made for',
    environments: { production: 'Production', playground: 'Playground' },
    dtxVersionProduction: 'XSD version of production',
    registerAddress: 'Address of the public site',
    registerAddressHelp:
      'Where the hub may ask what an SRN has registered, such as https://ec.europa.eu/tools/eudamed/api. Empty: the hub asks nobody.',
    emdnAddress: 'Address of the EMDN file',
    emdnAddressHelp:
      'Where the hub downloads the full EMDN from, when an administrator starts it. Usually {address}. Leave empty to load it from a file only.',
    playgroundActors: 'SRNs in the playground',
    playgroundActorsHelp:
      'Actors are registered anew in the playground. One line for each: DE-MF-000012345 = DE-MF-000099999. Files for the playground then name the second.',
    dtxVersionPlayground: 'XSD version of the playground',
    help: 'EUDAMED refuses files of any version other than the one it currently runs.',
    dtxVersionHelp: '{release}, confirmed on {day}. {source}.',
  },
  schemaSets: {
    title: 'Official schema set of EUDAMED',
    help: 'Files are validated against the hub’s own schema and, once installed, the Commission’s schema set: the one for the version above, or else the nearest. Drop the zip as downloaded.',
    none: 'None is installed.',
    release: 'Version {release}',
    since: 'installed {when}',
    choose: 'Drop the zip of the schema set here',
    installed: 'Schema set installed',
    failed: 'The schema set was not installed',
    nothingChanged: 'Nothing was changed.',
    loadFailed: 'The installed schema sets could not be loaded',
  },
  sampleData: {
    title: 'Sample data',
    help: 'Six devices of a manufacturer that does not exist, to try the hub with. Their device numbers begin with SAMPLE; delete them like any other record.',
    load: 'Load Sample Data',
    loaded: 'Sample Data Loaded',
    loadedDescription:
      '{count, plural, =0 {The devices are there already} one {# device} other {# devices}}, {submissions, plural, =0 {and so are their submissions} one {# submission} other {# submissions}}.',
    failed: 'Loading Failed',
    failedDescription: 'Failed to load sample data.',
  },
  save: 'Save settings',
  cancel: 'Discard changes',
  unsaved: 'Not saved yet',
  saved: 'Settings saved',
  saveFailed: 'The settings were not saved',
  confirm: {
    title: 'Change to the controlled way?',
    text: 'From now on nobody decides on what they wrote themselves. {approvers, plural, =0 {Nobody can approve yet: give somebody the role Quality Manager, Technical Reviewer or Regulatory Manager first.} one {One person can approve: what that person writes, nobody can decide on.} other {# people can approve.}}',
    confirm: 'Work in the controlled way',
  },
} as const
