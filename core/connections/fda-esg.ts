import type { ConnectionKind } from './connection-kind.ts'
import { answerHours, text } from './eudamed-settings.ts'

const clients = 'Two public clients of ESG NextGen (API specification 1.2)'
const on = '2026-11-23'

/** Documents for GUDID through the gateway of the FDA, and its three acknowledgements. */
export const fdaEsg: ConnectionKind = {
  id: 'fda-esg',
  markets: ['US'],
  title: 'GUDID through the FDA’s gateway (ESG NextGen, REST)',
  needs:
    'An account of ESG NextGen that may submit to GUDID, with a client ID and a client secret that a Power User of its portal has created, and the numbers of the user and the company. Testing comes before production.',
  settings: [
    {
      name: 'address',
      label: 'Address of the gateway',
      help: 'The path follows from the environment: the playground is its test submission.',
      type: 'url',
      required: true,
      usual: 'https://external-api-esgng.fda.gov',
    },
    {
      name: 'uploadAddress',
      label: 'Address for uploads',
      help: 'Where documents are uploaded.',
      type: 'url',
      required: true,
      usual: 'https://upload-api-esgng.fda.gov',
    },
    text('clientId', 'Client ID', 'As created in the portal of the gateway.'),
    text('userId', 'User ID', 'The number of the user in the gateway, digits only.'),
    text('companyId', 'Company ID', 'The number of the company in the gateway, digits only.'),
    text(
      'authorizingCompanyId',
      'ID of the authorizing company',
      'Where you file for another company.',
      false,
    ),
    { ...text('center', 'Center', 'Assumed: see the FDA’s list of center submission types.'), usual: 'CDRH' },
    {
      ...text('submissionType', 'Submission type', 'Assumed: see the FDA’s list of center submission types.'),
      usual: 'GUDID',
    },
    {
      name: 'header',
      label: 'Header of the token',
      help: 'Public clients disagree.',
      type: 'choice',
      required: true,
      choices: [
        { value: 'accesstoken', label: 'accesstoken' },
        { value: 'bearer', label: 'Authorization: Bearer' },
      ],
      usual: 'accesstoken',
    },
    answerHours,
  ],
  secrets: [text('clientSecret', 'Client secret', 'Kept encrypted and shown nowhere.')],
  place: ['address', 'uploadAddress', 'clientId'],
  sharesAddress: true,
  answersOfInterface: true,
  limits: [
    {
      what: 'One DI in a document, and one document in a submission.',
      devices: 1,
      source: 'FDA, slides on GUDID submission, 2016 and 2018',
      on,
    },
    {
      what: 'A second between two submissions, and acknowledgements asked for every five minutes, 50 at once. No source tells the limits of the gateway.',
      pauseMs: 1000,
      restSeconds: 60,
      asking: { everyMs: 300_000, messages: 50 },
      source: 'This hub',
      on: '2026-11-26',
    },
  ],
  restsOn: [
    {
      what: 'Three acknowledgements, of which the third is the verdict',
      source: 'FDA, slides on GUDID submission, 2016 and 2018',
      on,
    },
    {
      what: 'Token, opening, upload, submission with SHA-256, state, acknowledgements',
      source: clients,
      on,
    },
    { what: 'Client ID and secret made by a Power User', source: 'FDA, ESG NextGen API guide 1.0', on },
  ],
  unconfirmed: [
    'The structure comes from public sources and is not confirmed by the FDA.',
    'The makers of this hub have sent no document to the gateway.',
    'What the third acknowledgement of GUDID says. It is kept and shown as it is, and somebody enters the outcome.',
    'Center CDRH and submission type GUDID.',
    'Which header carries the token.',
  ],
}
