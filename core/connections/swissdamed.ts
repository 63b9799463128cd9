import type { ConnectionKind } from './connection-kind.ts'
import { answerHours, text } from './eudamed-settings.ts'

const clients = 'Public clients of the interface (eudamed2swissdamed, eudamed2firstbase)'
const on = '2026-11-23'

/** Devices to Swissmedic's register, one message each, and what became of them; then their market status. */
export const swissdamed: ConnectionKind = {
  id: 'swissdamed',
  markets: ['CH'],
  title: 'swissdamed, machine to machine',
  needs:
    'A client ID and a client secret for swissdamed’s machine-to-machine interface in this environment, and the address of its token service with the scope. The OpenAPI description of the playground names both.',
  settings: [
    {
      name: 'address',
      label: 'Address of swissdamed',
      help: 'Such as https://playground.swissdamed.ch. No public source tells the one of production.',
      type: 'url',
      required: true,
    },
    {
      name: 'tokenAddress',
      label: 'Address of the token service',
      help: 'It ends in /oauth2/v2.0/token.',
      type: 'url',
      required: true,
    },
    text('scope', 'Scope', 'Usually the application ID with /.default behind it.'),
    text('clientId', 'Client ID', 'As registered with the token service.'),
    {
      name: 'statusBody',
      label: 'Request for the state',
      help: 'Public clients disagree. The OpenAPI description of the playground settles it.',
      type: 'choice',
      required: true,
      choices: [
        { value: 'array', label: 'A list of numbers' },
        { value: 'object', label: 'The list as correlationIds' },
      ],
      usual: 'array',
    },
    {
      name: 'marketStatus',
      label: 'Market status',
      help: 'Without it, the device is registered but not on the Swiss market. The status sent is the one stated in the submission.',
      type: 'choice',
      required: true,
      choices: [
        { value: 'send', label: 'Set it once the device is accepted' },
        { value: 'by-hand', label: 'Somebody sets it in swissdamed' },
      ],
      usual: 'by-hand',
    },
    answerHours,
  ],
  secrets: [text('clientSecret', 'Client secret', 'Kept encrypted and shown nowhere.')],
  place: ['address', 'tokenAddress', 'clientId'],
  sendsMessage: true,
  answersOfInterface: true,
  limits: [
    {
      what: 'One device in a message, with its packages and its Basic UDI-DI.',
      devices: 1,
      source: clients,
      on,
    },
    { what: 'Half a second between two messages.', pauseMs: 500, source: clients, on },
    {
      what: 'A minute of rest after HTTP 429, unless Retry-After says more.',
      restSeconds: 60,
      source: clients,
      on,
    },
    {
      what: 'The state is asked five minutes after sending, and then every five minutes.',
      asking: { everyMs: 300_000, messages: 1000 },
      source: clients,
      on,
    },
  ],
  restsOn: [
    {
      what: 'Devices by law, answered with 202; state by correlation ID in hundreds: SUCCESS, NOT_PROCESSED, else failed',
      source: clients,
      on,
    },
    {
      what: 'Market status as a second step, which none of these clients has ever called',
      source: 'Types of eudamed2swissdamed; smartmdr on BW630_40_810 v1.0',
      on,
    },
    { what: 'Sign-in with client credentials and a scope', source: clients, on },
  ],
  unconfirmed: [
    'The structure comes from public sources and is not confirmed by Swissmedic.',
    'The makers of this hub have sent no message to swissdamed.',
    'Whether the request for the state is a list or an object.',
    'How a failure is told: whatever comes is kept as it is.',
    'Whether the values of the market status are those of EUDAMED.',
    'Whether a device sent a second time under the same number counts once.',
  ],
}
