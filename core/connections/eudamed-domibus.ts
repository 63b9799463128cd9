import type { ConnectionKind } from './connection-kind.ts'
import { answerHours, eudamedLimits, parties, text, token } from './eudamed-settings.ts'

/** Hub, own access point (Domibus), EUDAMED: the hub talks to the web service of the access point alone. */
export const eudamedDomibus: ConnectionKind = {
  id: 'eudamed-domibus',
  markets: ['EU'],
  title: 'EUDAMED through your own access point (Domibus, web service)',
  needs:
    'An access point that EUDAMED has admitted in this environment, with the web service plugin and a plugin user for the hub. Nobody else may read messages from it.',
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
    {
      name: 'reading',
      label: 'Reading answers',
      help: 'Not every Domibus 5 can mark answers as read afterwards. Where it cannot, an answer read as the server dies is lost.',
      type: 'choice',
      required: false,
      choices: [
        { value: 'mark', label: 'Store first, then mark as read (Domibus 5)' },
        { value: 'retrieve', label: 'Reading counts as read' },
      ],
      usual: 'mark',
    },
    ...parties,
    answerHours,
  ],
  secrets: [text('password', 'Password of the plugin user', 'Kept encrypted and shown nowhere.'), token],
  place: ['address', 'user'],
  limits: eudamedLimits,
  restsOn: [
    {
      what: 'Domibus web service plugin: submitMessage, getStatus, getMessageErrors, listPendingMessages, retrieveMessage',
      source: 'Schemas of the Domibus default web service plugin',
      on: '2026-11-23',
    },
    {
      what: 'markMessageAsDownloaded, of one public client of Domibus 5 alone',
      source: 'A Python client of the web service plugin',
      on: '2026-11-23',
    },
    {
      what: 'Message and security token of EUDAMED',
      source: 'EUDAMED user guide for machine-to-machine data exchange, July 2022',
      on: '2026-11-23',
    },
  ],
  unconfirmed: [
    'The makers of this hub have sent no message to EUDAMED itself or through a real access point.',
    'Answers that the access point hands out in several MIME parts (MTOM) are kept, not read.',
  ],
}
