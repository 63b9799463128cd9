import type { ConnectionKind } from './connection-kind.ts'
import { answerHours, eudamedLimits, parties, token } from './eudamed-settings.ts'

/** Hub, folders of one's own access point, EUDAMED: for an access point that takes files instead of calls. */
export const eudamedFolder: ConnectionKind = {
  id: 'eudamed-folder',
  markets: ['EU'],
  title: 'EUDAMED through the folders of your own access point (Domibus, file system)',
  needs:
    'An access point that EUDAMED has admitted in this environment, with the file system plugin, and its folders OUT, IN, SENT and FAILED below the directory this hub may use. Set the plugin to archive sent and failed files, and not to purge IN before the hub has read it.',
  settings: [
    {
      name: 'folder',
      label: 'Folder',
      help: 'The folder that holds OUT, IN, SENT and FAILED, below the directory that whoever runs this hub has set.',
      type: 'folder',
      required: true,
    },
    ...parties,
    answerHours,
  ],
  secrets: [token],
  place: ['folder'],
  limits: eudamedLimits,
  restsOn: [
    {
      what: 'Folders, metadata.xml, names of files that are sent, .error files',
      source: 'Source of the Domibus default file system plugin (2019)',
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
    'How Domibus 5 names files in these folders.',
    'That the message stands in its file as it is, without further encoding.',
  ],
}
