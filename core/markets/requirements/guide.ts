/** The way from device data to a registered device, step by step: the guide of the dashboard, and the checklist. */
export const guideSteps = [
  {
    id: 'devices',
    title: 'Bring in your devices',
    text: 'Upload a CSV or Excel file by the template, or an AccessGUDID download as it is, under 10 MB. Each row is judged by itself; the rows not imported come back as a file with the reasons.',
  },
  {
    id: 'records',
    title: 'Complete the master records',
    text: 'A Master DI record holds what is the same in every market: names, numbers, risk class, EMDN code, intended use, jurisdictions. A change to a device in force is a new version with its reason.',
  },
  {
    id: 'submission',
    title: 'Derive the submission',
    text: 'In the menu of a record choose “EU submission”, then “Copy Master DI Data”. Fields with a red mark are needed in every EUDAMED message.',
  },
  {
    id: 'basicUdi',
    title: 'Give it a Basic UDI-DI',
    text: 'The generator makes the 15-character format of the hub and, beside it, the Global Model Number. EUDAMED accepts the GMN: press “Use this” beside it.',
  },
  {
    id: 'validate',
    title: 'Save and validate',
    text: 'Field rules, the catalogue of 19, the EUDAMED rules and the message schema are checked at once. Every finding leads to its field; some are mended with one click.',
  },
  {
    id: 'download',
    title: 'Download the XML and upload it to EUDAMED',
    text: 'Once nothing is wrong, “Download XML” gives the message for the XML bulk upload of EUDAMED. The hub keeps a copy with its hash and who took it.',
  },
  {
    id: 'others',
    title: 'The other markets',
    text: 'Copy the record to its other countries: each has a form, rules and files of its own. The readiness matrix shows what a country still misses, the dashboard its dates.',
  },
] as const

export type GuideStep = (typeof guideSteps)[number]['id']
