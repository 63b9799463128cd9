import type { ConnectionField, ConnectionKind } from './connection-kind.ts'

const text = (name: string, label: string, help: string, required = true): ConnectionField => ({
  name,
  label,
  help,
  type: 'text',
  required,
})

const onboarding = 'As agreed with EUDAMED support for this access point.'

/** Hub, own access point (Domibus), EUDAMED: the hub talks to the web service of the access point alone. */
export const eudamedDomibus: ConnectionKind = {
  id: 'eudamed-domibus',
  market: 'EU',
  title: 'EUDAMED through your own access point (Domibus, web service)',
  needs:
    'An access point that EUDAMED has admitted to its playground, with the web service plugin and a plugin user for the hub. Nobody else may read messages from it.',
  settings: [
    {
      name: 'address',
      label: 'Address of the web service',
      help: 'Such as https://access-point.example.com/domibus/services/wsplugin',
      type: 'url',
      required: true,
    },
    {
      name: 'interface',
      label: 'Interface',
      help: 'Domibus 5 has wsplugin in its address, the old interface has backend.',
      type: 'choice',
      required: true,
      choices: [
        { value: 'wsplugin', label: 'Domibus 5 (wsplugin)' },
        { value: 'backend', label: 'Old interface (backend)' },
      ],
      usual: 'wsplugin',
    },
    text('user', 'Plugin user', 'A user of the plugin, not of the Domibus console.'),
    text('ownParty', 'Your party ID', onboarding),
    text('ownPartyType', 'Type of your party ID', onboarding, false),
    text('ownRole', 'Your role', onboarding),
    text('registerParty', 'Party ID of EUDAMED', onboarding),
    text('registerPartyType', 'Type of the party ID of EUDAMED', onboarding, false),
    text('registerRole', 'Role of EUDAMED', onboarding),
    text('service', 'Service', onboarding),
    text('serviceType', 'Type of the service', onboarding, false),
    text('action', 'Action', onboarding),
    text('originalSender', 'Original sender', onboarding),
    text('finalRecipient', 'Final recipient', onboarding),
    {
      name: 'answerHours',
      label: 'Hours to wait for an answer',
      help: 'After that the outcome counts as unknown, and somebody has to look.',
      type: 'hours',
      required: true,
      usual: '72',
    },
  ],
  secrets: [
    text('password', 'Password of the plugin user', 'Kept encrypted and shown nowhere.'),
    text(
      'token',
      'Security token of EUDAMED',
      'Of the module for devices, in this environment. It is put into a message only as it leaves.',
    ),
  ],
  limits: [
    {
      what: 'At most 300 devices in a message; larger packages are several messages.',
      source: 'XML schemas of the EUDAMED data exchange',
      on: '2026-11-23',
    },
  ],
  restsOn: [
    {
      what: 'Domibus web service plugin: submitMessage, getStatus, getMessageErrors, listPendingMessages, retrieveMessage',
      source: 'Schemas of the Domibus default web service plugin',
      on: '2026-11-23',
    },
    {
      what: 'Message and security token of EUDAMED',
      source: 'EUDAMED user guide for machine-to-machine data exchange, July 2022',
      on: '2026-11-23',
    },
  ],
  unconfirmed: [
    'No message of this hub has been sent to EUDAMED itself or through a real access point.',
    'Answers that the access point hands out in several MIME parts (MTOM) are kept, not read.',
  ],
}
