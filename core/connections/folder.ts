import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type { ConnectionKind } from './connection-kind.ts'
import { answerHours } from './eudamed-settings.ts'

/** A folder that another program, or a person, carries files to the register from. */
export const folder: ConnectionKind = {
  id: 'folder',
  markets: marketsWithExchange,
  title: 'A folder, or a mounted SFTP directory',
  needs:
    'A folder below the directory this hub may use, and something that takes files from out and puts answers into in. No security token is added to files.',
  settings: [
    {
      name: 'folder',
      label: 'Folder',
      help: 'Files are placed in out and answers read from in. Both are created where they are missing.',
      type: 'folder',
      required: true,
    },
    {
      name: 'checksum',
      label: 'Checksum',
      help: 'A file beside each file, with its SHA-256. It is there before the file is.',
      type: 'choice',
      required: true,
      choices: [
        { value: 'none', label: 'No checksum file' },
        { value: 'sha256', label: 'A .sha256 file beside each file' },
      ],
      usual: 'none',
    },
    answerHours,
  ],
  secrets: [],
  place: ['folder'],
  limits: [],
  restsOn: [
    {
      what: 'Files appear in out in one step, and count as delivered once they are gone from it',
      source: 'This hub; whoever fetches the files has to keep to it',
      on: '2026-11-26',
    },
  ],
  unconfirmed: ['What happens to a file after it has been taken from the folder.'],
}
