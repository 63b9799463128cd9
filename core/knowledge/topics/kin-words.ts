import { stemOf } from '../question/terms.ts'

/**
 * Words that say the same wherever likeness is judged, each line the word that stands for the others first. Only words
 * that have no meaning of their own in the word table: those are compared by it.
 */
const kin = `
begin: commence resume continue proceed restart
see: spot observe notice recognise recognize readable visible viewable look find
show: indicate reveal
stop: interrupt interrupted abort halt suspend pause crash crashed
earlier: former past prior older previous
return: restore revert rollback undo reverse
least: minimum minimal bare smallest
most: maximum maximal biggest largest highest longest
lose: lost vanish disappear disappeared gone
keep: retain preserve
kept: retained preserved stored
blank: empty unfilled vacant
mark: flagged flag labelled tagged marked badge
wrong: faulty bad incorrect erroneous broken invalid
allow: permit permitted permission
forbid: forbidden prohibited disallowed ban
first: initial
new: newcomer fresh newly
leave: dismissal quit resign resigned left leaver
sign: signature signing signed
choice: choose chosen pick selection
user: newcomer joiner starter
secret: confidential hidden hide
idle: inactive inactivity unused away
end: ends ended terminate terminated thrown kicked expire expires
login: signin logon
logout: signoff logoff
valid: live lives lifetime lasting lasts last
obligatory: compulsory
read: reading readable
edit: editable modify modification amend adjust
happen: consequence effect influence affect
automatic: automatically itself
message: notice warning text popup
reason: explanation justification why
twice: double again duplicate duplicates doubles doubled
several: multiple many
save: store stored
saved: stored
split: parted divided separate
fix: repair mend correct cure
press: click hit push tap
button: icon
computer: laptop pc machine
telephone: phone mobile smartphone
mail: email mails emails
company: organisation organization firm enterprise
inspector: auditor inspection
trust: rely
prove: proof proven evidence
forge: forged falsify falsified tamper tampered manipulate manipulated manipulation
admin: administrator administrators admins
dba: database
picture: photo image avatar
finish: complete completed done close closing
late: overdue missed
ill: sick holiday absent vacation
exist: exists existing
name: called named label
possible: feasible
fetch: pull retrieve
calendar: outlook ical
server: host hosted
language: german french spanish italian english
interval: frequency often frequently
`

const stands = new Map(
  kin
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', others = ''] = line.split(': ')
      return others.split(' ').map((word): [string, string] => [stemOf(word), stemOf(head)])
    }),
)

/** The word that stands for this one. */
export const kinOf = (stem: string): string => stands.get(stem) ?? stem
