/** The pages behind the landing page's footer. Each says what is true of this product, and no more. */
export const publicPages = {
  features: {
    title: 'Features',
    lead: 'What the hub does with the data of your devices.',
    body: [
      'Master DI records keep what a device has in common in every market: identification, target jurisdictions, characteristics, packaging and storage, materials and technical information.',
      'Each record has versions. A new version begins as a draft with a stated reason; the version in force stays in force.',
      'Bulk upload takes CSV and Excel files, judges each row by itself and reports every refused cell with its reason.',
      'An area that your installed version does not contain says so on its own screen. Nothing is simulated.',
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'The hub is free software under the MIT licence.',
    body: [
      'There is no licence fee, no fee per user and no fee per device. You may run, change and pass on the software as the licence says.',
      'What it costs you is the machine it runs on and the time of those who look after it.',
    ],
  },
  security: {
    title: 'Security',
    lead: 'How accounts and data are protected.',
    body: [
      'Passwords are stored as Argon2 hashes only. Sessions are random tokens, stored hashed, that end after 12 hours without use and after 7 days at the latest.',
      'Every request is checked by the server against the permissions of the signed-in person; what the screens hide is also refused there.',
      'Pages load nothing from other servers: no fonts, no scripts, no trackers.',
      'Encryption on the way (https) is set up by whoever runs the installation, in front of the hub.',
    ],
  },
  integrations: {
    title: 'Integrations',
    lead: 'Everything the screens do goes through one HTTP interface.',
    body: [
      'Other systems of yours can use the same interface: JSON in, JSON out, a bearer token for the session, and plain files for uploads and templates.',
      'Master DI records can be brought in as CSV or Excel, including device files of AccessGUDID.',
    ],
  },
  documentation: {
    title: 'Documentation',
    lead: 'Where to read how it works.',
    body: [
      'The repository of the hub carries its documentation: how to run it, how it is built, and a page for each decision with its reasons.',
      'In the application, each field says what the regulator calls it and why it is asked.',
    ],
  },
  support: {
    title: 'Support',
    lead: 'Who can help.',
    body: [
      'Your first address is the administrator of this installation: accounts, roles and access are decided there.',
      'When something fails, note what you did and the message you saw; an internal error also shows a request number that leads the administrator to its cause.',
    ],
  },
  tutorials: {
    title: 'Tutorials',
    lead: 'The first steps, in order.',
    body: [
      '1. Create an account. The first account of a new installation becomes its administrator.',
      '2. Open Master DI Records and create a record: a device number, a name, the manufacturer and at least one target country are enough to begin.',
      '3. Have many devices already? Download the upload template, fill it in your spreadsheet and upload it. Keep identifier columns formatted as text.',
      '4. Need to change a released device? Create a new version and say why.',
    ],
  },
  compliance: {
    title: 'Compliance',
    lead: 'What the hub supports, and what stays with you.',
    body: [
      'The hub follows the data fields and identifiers of UDI systems such as EUDAMED (EU), GUDID (US) and NMPA UDI (China). The EU data dictionary alone has 188+ mandatory fields.',
      'The legal duties stay with the manufacturer and the authorised representative: the hub helps to keep data complete and traceable, it does not give legal advice and is not affiliated with any authority.',
    ],
  },
  about: {
    title: 'About',
    lead: 'A hub for medical device identifiers.',
    body: [
      'The Regulatory Device Identifier Hub was made for manufacturers of regulated medical devices and their regulatory and quality staff.',
      'Its one idea: the data of a device is kept once, and what each regulator wants is derived from it.',
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'This installation is run by your own organisation.',
    body: [
      'For an account, a role or a lost password, turn to the administrator of this installation in your organisation.',
      'The makers of the software have no access to this installation or its data.',
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What is stored about you.',
    body: [
      'Your account: names, e-mail address, username, company, and job title, department, telephone number and picture where given; a hash of your password; your roles; when you last signed in; and, while a session lasts, its browser and network address.',
      'Your work: changes to records carry your name and the time, because regulated data must be traceable.',
      'In your browser: the session token, the chosen theme and the table columns you hid. No cookies for tracking, no analytics.',
      'All of it stays on the server of this installation. Who runs it is responsible for it.',
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The terms of use of the software.',
    body: [
      'The software is provided under the MIT licence, as it is and without warranty.',
      'Those who run this installation may set further terms for its use; ask its administrator.',
    ],
  },
} as const

export type PublicPage = keyof typeof publicPages
