import { markets } from '#core/code-lists/markets.ts'

const worksheets = markets.filter(({ modelled }) => modelled === 'worksheet').length

/** The pages behind the landing page's footer. Each says what is true of this product, and no more. */
export const publicPages = {
  features: {
    title: 'Features',
    lead: 'What the hub does with the data of your devices.',
    body: [
      'Master DI records keep what a device has in common in every market: identification, target jurisdictions, characteristics, packaging and storage, materials and technical information. Each record has versions with a reason, and changes are approved by somebody else.',
      'Bulk upload takes CSV, Excel and AccessGUDID files, shows what it would do before it does it, judges each row by itself and reports every refused cell with its reason.',
      `Submissions for ${markets.length} markets are made from the records: EUDAMED messages checked against the rules and the official schema, files for swissdamed, the release layouts of AccessGUDID and NMPA, and worksheets for ${worksheets} more. The readiness matrix shows per device and market what is still missing, and where the hub covers only some of the required data.`,
      'What a regulator has published is compared with what you keep: EUDAMED, AccessGUDID, NMPA and swissdamed.',
      'Regulatory updates, deadlines, a knowledge base with sources, regulatory projects and documents stand beside the data they concern. Every change is kept in an audit trail that can be verified.',
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
      'Each change is written to an audit trail in the same step; its entries are chained, so that an alteration is found. Approvals can ask for a signature with the password.',
      'API tokens carry a part of the permissions of whoever made them, end on a stated day and die at once when they are revoked. Webhooks are signed.',
      'Pages load nothing from other servers: no fonts, no scripts, no trackers.',
      'Encryption on the way (https) is set up by whoever runs the installation, in front of the hub.',
    ],
  },
  integrations: {
    title: 'Integrations',
    lead: 'Everything the screens do goes through one HTTP interface.',
    body: [
      'Other systems of yours can use the same interface: JSON in, JSON out, an API token with a scope and an expiry date, and plain files for uploads and templates. The OpenAPI description is part of every installation.',
      'Webhooks tell other systems what happened: signed, repeated with growing pauses when nobody answers, with a log of every delivery.',
      'Screens of the hub can stand in a frame of your intranet.',
      'Files in: EUDAMED XML and JSON, AccessGUDID XML, CSV and text files, NMPA XML, swissdamed JSON. Files out: EUDAMED XML, which EUDAMED and swissdamed accept; the release layouts of AccessGUDID and NMPA; drafts of HL7 SPL and of swissdamed’s JSON; worksheets.',
    ],
  },
  documentation: {
    title: 'Documentation',
    lead: 'Where to read how it works.',
    body: [
      'The repository of the hub carries its documentation: how to run it, how it is built, and a page for each decision with its reasons.',
      'In the application, each field says what the regulator calls it and why it is asked. The guide under Help leads through the work step by step, and the interface is described at /api/docs.',
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
      '4. Tick records and choose Copy to Countries: a submission for each market begins with what the record knows, and the readiness matrix shows what is missing.',
      '5. Validate, have it approved, and download the file. The hub shows whether the regulator accepts it.',
      '6. Need to change a released device? Create a new version and say why. The hub shows which submissions the change left behind.',
    ],
  },
  compliance: {
    title: 'Compliance',
    lead: 'What the hub supports, and what stays with you.',
    body: [
      'The hub follows the data fields and identifiers of UDI systems such as EUDAMED (EU), GUDID (US) and NMPA UDI (China). The EU data dictionary alone has 188+ mandatory fields: that counts every attribute of the dictionary; which of them a device needs depends on its risk class and type.',
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
      'Your work: changes to records carry your name and the time, because regulated data must be traceable. Forms you have not saved are kept for you, and so are your questions to the assistant where you rate an answer.',
      'In your browser: the session token, the chosen theme, the table columns you hid and what you typed last in a form. No cookies for tracking, no analytics.',
      'All of it stays on the server of this installation. It leaves only for what an administrator sets up: a mail server, webhooks, or a language model for the assistant. Who runs it is responsible for it.',
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
