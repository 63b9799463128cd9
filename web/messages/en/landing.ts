export const landingTexts = {
  signIn: 'Sign In',
  getStarted: 'Get Started',
  hero: {
    eyebrow: 'Multi-Country UDI Compliance',
    title: 'Describe each device once. Serve every regulator.',
    text: 'The Regulatory Device Identifier Hub keeps the common data of your medical devices as Master DI records, and prepares from them the data that EUDAMED, GUDID, NMPA and other UDI databases require.',
    signInFirst: 'Sign in to go on to the page you asked for.',
    secondary: 'See what it does',
    jurisdictions: 'One record, any of these jurisdictions',
  },
  features: {
    heading: 'Made for regulatory and quality staff',
    records: {
      title: 'One Master DI record per device',
      text: 'Name, model, materials, packaging, storage: entered once, versioned, and reused for every market.',
    },
    identifiers: {
      title: 'Identifiers stay exact',
      text: 'UDI-DIs are text from the first keystroke to the last file: no lost zeros and no rounded numbers.',
    },
    upload: {
      title: 'Bulk upload that explains itself',
      text: 'CSV and Excel. Valid rows are saved; rejected rows come back with row, field and reason. Uploading a file twice changes nothing.',
    },
    versions: {
      title: 'Versions with a reason',
      text: 'A new version starts as a draft with a reason. The version in force stays in force until the draft is approved.',
    },
    roles: {
      title: 'Roles and permissions',
      text: 'Seven roles, from manufacturer user to administrator. The server enforces them, and the screens show only what you are allowed to do.',
    },
    own: {
      title: 'On your own server',
      text: 'Starts with one command, on the bundled PostgreSQL or on yours. No page calls home; data leaves only for services you set up.',
    },
  },
  figures: {
    heading: 'In numbers',
    mandatory: 'mandatory fields in the EU data dictionary',
    markets: 'markets a device can target',
    fields: 'fields kept in one Master DI record',
    roles: 'roles, each with its own permissions',
    mandatoryValue: '188+',
    mandatoryHelp:
      '188+ counts every attribute of the dictionary. Which of them a device needs depends on its class and type.',
  },
  call: {
    title: 'Start with your own devices',
    text: 'Create an account, then enter one device or upload a file of them.',
  },
  footer: { label: 'More about this product' },
} as const
