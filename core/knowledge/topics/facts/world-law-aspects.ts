import type { Aspect } from './world-aspects.ts'

/** What people ask of the law of any market beside UDI; the answers stand in `world-law.ts`. */
export const lawAspects = {
  language: {
    title: 'Language of labels and instructions',
    ways: `language of labels
label language
which language must the label be in
in which languages must the labels be
which languages are required on the label
in which language must the instructions for use be
languages of the product information
must labels be in the local language
must the label be in English
is English enough on the label
do the labels have to be in Spanish
must labels be in Portuguese
must labels be in Arabic
must labels be in Chinese
must the package insert be in Japanese
does the label have to be in Korean
must labels be in Turkish
does the IFU have to be in Bahasa
do labels have to be in French and English
do labels need traditional Chinese
is a translation of the instructions for use needed
language requirements for labelling
translation of the IFU required
which language for IFU`,
    may: 'language languages english spanish portuguese arabic chinese traditional simplified japanese korean turkish french german italian bahasa indonesian label labels labelling instructions ifu package insert translation translated national local required enough both text use',
  },
  incident: {
    title: 'Reporting of incidents',
    ways: `within how many days must an incident be reported
incident reporting deadline
how many days do we have to report a serious incident
adverse event reporting times
adverse event reporting deadline
vigilance reporting timelines
reporting deadlines for serious incidents
a patient was injured, how many days to report it to the authority
a death occurred with our device, within how many days must it be reported
to which authority is an incident reported
to whom are incidents reported
how are incidents reported to the authority
through which portal do manufacturers report incidents
who reports adverse events
when must an adverse event be reported
how fast must a serious incident be reported
vigilance deadlines`,
    may: 'incident incidents adverse event events vigilance serious death died injury injured patient report reported reporting days deadline timeline timelines time within hours authority portal form fast happened occurred manufacturer',
  },
  route: {
    title: 'Ways to the market by class',
    ways: `what do I have to do to place a device on the market there
what is needed to sell a device there
requirements to sell medical devices
how do I get a device on the market
how are medical devices classified
what are the device classes
which risk classes are there
how many classes are there
which class needs what approval
which approval routes are there by class
which authorisation does a device need before sale
is it notification or registration by class
difference between notification and registration
difference between filing and registration
do class I devices need registration or only notification
which classes need a licence
what does a device need before it may be sold
must the device be registered before it is placed on the market
do we have to register the device with the authority before sale
where must devices be included before supply
registration pathway by class
approval process by class
which licence do we need
must a CE marked device be registered there before sale`,
    may: 'class classes classified classification approval route routes pathway authorisation registration notification filing licence license certification need register registered before sale supply included pathway imported',
  },
  validity: {
    title: 'Validity of a registration',
    ways: `how long is a registration valid
validity of device registration
how many years is the registration valid
for how many years is the licence valid
how long is the certificate valid
when does the registration expire
when must the registration be renewed
when must the renewal be filed
how long before expiry must the renewal be submitted
does the registration have to be renewed
registration validity in years
renewal of the registration
is the registration unlimited`,
    may: 'long valid validity years year registration licence license certificate sanitary renewal renewed renew expire expires expiry before submitted filed unlimited period',
  },
  ce: {
    title: 'Whether the CE mark is accepted',
    ways: `is the CE mark accepted
does the country accept the CE mark
is the CE mark recognised
is CE marking enough
does the authority accept CE certificates
can we use our MDR certificate
can we use our CE certificate there
our device is CE marked, do we need another conformity assessment
do we need another certificate beside CE
is our MDR certificate taken as evidence
until when are CE marked devices accepted
how long is the CE mark accepted
until what date can CE marked devices be placed on the market there
until when are MDD devices accepted
recognition of the CE mark until
CE mark recognition dates`,
    may: 'ce mark marked marking mdr ivdr mdd certificate certificates accept accepted recognised recognition enough evidence conformity assessment until date mark legacy how long placed market',
  },
  holder: {
    title: 'Local representative',
    ways: `do we need a local representative
is a local representative required
who can represent us
who acts for a foreign manufacturer
who can hold the registration for a foreign manufacturer
who must hold the licence for a foreign maker
do we need an authorised representative there
do we need an agent there
who is the authorised agent
what is the local representative called
we have no office there, who can hold the registration
we want to sell without a subsidiary, who holds the approval
can a distributor hold the registration
local representative requirement
do we need a licence holder there
do we need a sponsor
who is the sponsor
who is the registrant
do we need a legal agent`,
    may: 'local representative agent sponsor holder registrant licence license foreign manufacturer maker hold represent office subsidiary required need legal authorised company distributor acts approval',
  },
} satisfies Record<string, Aspect>

export type LawAspectId = keyof typeof lawAspects
