import { hashesFile, signatureFile, sumsFile, trailFile } from '#server/archive/archive-seal.ts'
import { type ArchiveFacts, verificationLines } from './archive-facts.ts'

interface Stated extends Omit<ArchiveFacts, 'madeBy'> {
  readonly madeBy: { readonly name: string; readonly username: string }
  readonly devices: readonly { readonly deviceNumber: string; readonly folder: string }[]
}

/** What lies in an archive, and how somebody without the hub checks it. */
export function archiveReadme(stated: Stated): string {
  const { madeAt, madeBy, reason, hubVersion, keyId, trailUpTo, verification, devices } = stated
  return `ARCHIVE OF DEVICES
Made by ${madeBy.name} (${madeBy.username}) at ${madeAt} with version ${hubVersion} of the Regulatory Device Identifier Hub.
Reason: ${reason}

DEVICES
${devices.map(({ deviceNumber, folder }) => `${deviceNumber}: ${folder}/overview.html`).join('\n')}

WHAT IS IN IT
overview.html of each device is for reading. The same in full, for machines: JSON files with every version and
revision, submissions, requests with their decisions and signatures, sendings, answers and comments. fields.json says
what the fields are called on the screens, people.json who is meant by a number. ${trailFile} has the entries of the
audit trail about these devices, exactly as they were hashed; ${hashesFile} has the number and the SHA-256 of each.

Files lie beside the JSON files, byte for byte:
exports/ as they left the hub; answers/ as they came from a register; comment-files/ as they were uploaded;
approved-files/ as they were approved in controlled mode, of an Excel workbook its table as CSV (approved.xlsx.csv).
The row of a file names it ("path") and has its SHA-256 ("hash" in exports.json and answers.json, else "sha256").

HOW TO CHECK IT
The archive is signed with the key ${keyId} (Ed25519). Get audit-${keyId}.pub from whoever runs the hub, not with the
archive. In the unpacked folder:

  openssl base64 -d -A -in ${signatureFile} -out checksums.sig
  openssl pkeyutl -verify -pubin -inkey audit-${keyId}.pub -rawin -in ${sumsFile} -sigfile checksums.sig
  sha256sum --check --quiet ${sumsFile}

With a hub of this version or later: npm run hub -- archive verify FILE

THE AUDIT TRAIL WHEN THIS WAS MADE
${verificationLines(verification).join('\n')}
${
  trailUpTo
    ? `
When the archive was made, the trail had come to entry ${trailUpTo.seq}, whose SHA-256 is
${trailUpTo.hash}.
`
    : ''
}`
}
