import { guide, type Topic } from '../topic.ts'

const users = '/admin/users'
const mine = '/profile?tab=permissions'
const security = '/profile?tab=security'

/** Accounts, roles and permissions, passwords, second factors and sessions. */
export const hubAccounts: readonly Topic[] = [
  guide(
    'hub-new-user-role',
    'Role of a new user',
    `a new colleague registered himself which role does he have
which role has a new staff member at first
default role of a new account
what role do I get when I create an account
role after registration
can I choose my role when registering
what can a newly registered user do
which permissions has a new user
first role of a self-registered person
role of somebody who signed up
fresh account rights
standard role of newcomers
our new intern registered an account can he already delete something
can a new user delete something
is a newcomer able to approve
which role gets someone who registers himself
role of a self-registered colleague`,
    users,
    'Standard User, which can view, create, edit and export submissions, but not delete, approve or manage anything. An administrator gives other roles in User Management. The very first account becomes administrator.',
  ),
  guide(
    'hub-what-roles-may',
    'What each role may do',
    `what is a manufacturer user allowed to do
what may a regulatory manager do
which permissions has a technical reviewer
what is a quality manager allowed to do
can a quality manager edit submissions
can a technical reviewer create submissions
which role can manage economic operators
rights of the submission coordinator
may a submission coordinator delete
difference between standard user and submission coordinator
difference between regulatory manager and quality manager
which role should the person have who only approves
permissions of each role
can a manufacturer user download files
what may a submission coordinator do
what may a technical reviewer do
what is a standard user allowed to do
our quality manager wants to create a device but the button is missing
why can a quality manager not edit
create button missing for the technical reviewer
rights of a quality manager
is the manufacturer user allowed to export
who may create who may edit by role
coordinator rights
what is the least powerful role
role with the fewest rights
which role can only approve
which role may neither approve nor export
does the role permit creation of submissions
in which role can I not export anything
role without export`,
    mine,
    'Regulatory Manager: view, create, edit, delete, approve, export, manage operators. Technical Reviewer: view, edit, approve, export. Quality Manager: view, approve, export. Submission Coordinator and Standard User: view, create, edit, export. Manufacturer User: view, create, edit. Administrator: everything, but no approving in controlled mode.',
  ),
  guide(
    'hub-permissions-list',
    'Permissions of the hub',
    `which permissions are there in the hub
list of permissions
how many permissions are there
what does the permission system-admin allow
what is manage-actors
what does view-submissions allow
all rights that exist
names of the permissions`,
    mine,
    'Nine: view-submissions, create-submissions, edit-submissions, delete-submissions, approve-submissions, export-data, manage-actors (economic operators), manage-users and system-admin (settings, feeds, webhooks, security events).',
  ),
  guide(
    'hub-manage-actors',
    'Who may change economic operators',
    `who is allowed to add or change an importer in Economic Operators
I have no button to add an operator
permission to edit economic operators
who may add a manufacturer
you can view operators but not change them
which permission is needed to add a certification
Add Operator button is missing
may a standard user add an importer
who can delete an operator
right to manage operators
who may enter the SRN of our manufacturer in the hub
why can't I see Add Operator
button for a new importer missing
change our authorised representative not allowed
edit operator button missing
rights for economic operators
which permission lets me add a distributor
which permission does a colleague need to maintain economic operators
permission for the upkeep of operators and their certificates
what right must a person have to edit manufacturers
permission to add a manufacturer or importer
right to change an authorised representative
who can edit importers and distributors
who may change a distributor`,
    '/actors',
    'Whoever has the permission “manage-actors” (manufacturers, authorised representatives, importers, distributors and their certifications): Administrator and Regulatory Manager, or a person to whom it was given. Everybody else can view operators and certifications, without the buttons.',
  ),
  guide(
    'hub-extra-permission',
    'Extra permissions',
    `can a single permission be given to a person
give a user an extra permission without another role
can a permission be taken away from a role
can I create my own role
custom roles
can a user have several roles
can the rights of a role be changed
who can change roles
are there rights on single records
can I restrict a user to certain devices
may a user see only some records
one more right for a person
combine two roles
confidential records hidden from some users
self-made role
limit access to certain devices
hide certain records from a colleague
define our own roles
is it feasible to add a role
access only to some devices
can one give export right to a manufacturer user
export right in addition to the role`,
    users,
    'A person can have several roles and extra permissions, which an administrator gives in User Management. The seven roles are fixed: no own roles, no permission is taken from a role, and there are no rights on single records – who may view sees all of them.',
  ),
  guide(
    'hub-grant-limits',
    'Who may give which rights',
    `who can make somebody administrator
can I give a role I do not have myself
you cannot grant this role message
may a person with manage-users create an administrator
can the last administrator be removed
who may change the account of an administrator
can an administrator remove himself
make a colleague admin
remove the admin role
promote a user to administrator`,
    users,
    'Nobody but an administrator grants what she lacks; only an administrator grants or removes the role Administrator or changes an administrator’s account. The last active administrator stays one. In controlled mode nobody both decides and manages people or settings.',
  ),
  guide(
    'hub-registration',
    'Who may register',
    `can anybody register in the hub
who can create an account
registration is closed message
how do I get an account
my account is waiting for approval
an administrator has to approve your account
why can I not sign in after registering
who approves new accounts
where do I let in a new account
what is the set-up code
who gets the first administrator account
can we switch self registration off
sign up for the hub
self-registration off
waiting account
new account not active yet
who lets in registered people
activate a new account
can the registration page be closed
close the sign-up page`,
    '/admin/settings',
    'An administrator chooses in Settings: anyone, after approval by an administrator, or nobody (then administrators add users). By default registration is open on one’s own computer and after approval where others reach the hub. The first account becomes administrator and there needs the set-up code the server prints.',
  ),
  guide(
    'hub-one-time-link',
    'One-time links',
    `how long is a one-time link valid
how does a new user get a password
the link cannot be used any more
one-time link expired
how many times can the password link be used
link to set a password valid until when
days until the invitation link expires
code needed for the one-time link
my invite link is two weeks old does it still work
invitation link validity
link already used
expired invitation
reset link valid how long
how come the one-time link is refused
initial password of a newcomer
how does somebody get his first password
one-time link does not work
link was used before
how long is the password-forgotten link good for`,
    users,
    'A one-time link sets a password and works once: for 7 days where the account is new, for a day where a password was forgotten. A new link ends the earlier one. In controlled mode a link for an account that decides or manages comes with a code that another administrator has.',
  ),
  guide(
    'hub-password-rules',
    'Rules for passwords',
    `how long must a password be
minimum length of a password
password rules
how many characters must my password have
does the password expire
must I change my password regularly
password must be at least 6 characters
password too common refused
does the password need special characters
maximum length of a password
passwords don't match message
is there a password policy
can I use my old password again
after 3 months must I choose a new password
renew the password every year
minimum for password length in controlled mode
complexity of passwords
capital letters and digits in the password
password too short
shortest allowed password
weak password refused
is it true that the password expires after 90 days
password valid for how many days
regular change of passwords demanded`,
    security,
    'At least 6 characters, in controlled mode 12, at most 256; no special characters are demanded and passwords do not expire. The most common passwords and your own names are refused where others reach the hub or in controlled mode, else warned of. “Passwords don’t match” means that the confirmation differs.',
  ),
  guide(
    'hub-change-password-effect',
    'Effect of a new password',
    `what happens when I change my password
are other sessions ended by a new password
do API tokens end when the password changes
am I signed out everywhere after changing the password
calendar address after a password change
new password other devices signed out
password changed tokens gone`,
    security,
    'A new password ends all your other sessions, your API tokens and your calendar address; other browsers have to sign in again.',
  ),
  guide(
    'hub-lockout',
    'Too many wrong passwords',
    `how many wrong passwords until the account is locked
my account is locked
for how long is an account locked after wrong passwords
too many failed sign-ins what happens
login failed what can I do
locked out after wrong passwords
when can I try again after too many attempts
how many attempts to sign in
how is a locked account unlocked
thirty wrong codes
I typed the wrong password many times now what
account blocked after wrong entries
brute force protection
waiting time after wrong passwords
too many attempts
blocked account
who is able to unlock me
unlock an account`,
    security,
    'Ten wrong passwords from one address lock the account for that address for 15 minutes; attempts from all addresses slow down. Thirty wrong codes lock the second step for 15 minutes. Wait and then use the right password, or have an administrator give you a one-time link.',
  ),
  guide(
    'hub-session-length',
    'How long a session lasts',
    `when does my session end
after how many minutes am I signed out
how long does a session last without activity
your session has ended message
automatic sign out after inactivity
idle timeout
session timeout of the hub
how long do I stay signed in
why was I signed out
is my work lost when the session ends
maximum duration of a session
how many hours can I stay idle before the hub logs me off
logged off automatically
idle minutes
kicked out of the hub
automatic logout
inactivity limit
stay logged in for a week
sign-in lasts how long
do I get thrown out when I do nothing for an hour
longest time a login can last
does the hub log me out
login ends after
session duration
nothing done for an hour signed out
does a session survive the weekend
still signed in on Monday`,
    security,
    'A session ends after 12 hours without use, in controlled mode after 30 minutes, and after 7 days in any case. Everything you saved is safe: sign in again.',
  ),
  guide(
    'hub-second-factor-rules',
    'Second factor: who needs one',
    `is a second factor mandatory
who must set up two factor authentication
do I have to use an authenticator app
is 2FA required in controlled mode
after how many days is the second factor demanded
can the administrator enforce a second factor
is a second factor optional
which authenticator apps work
when am I asked for the code
do API tokens need a second factor
can the second factor be enforced for everybody
MFA obligatory
two-step sign-in forced
who needs 2FA
is MFA compulsory
why was I asked to set up an authenticator after login
forced to set up an authenticator
why am I asked for a code after the password`,
    security,
    'It is optional unless Settings require it, either of approvers and administrators or of everyone. In controlled mode, approvers and administrators have to set one up within 14 days. The code (six digits, 30 seconds, any authenticator app) is asked for after the password and when decisions are signed; API tokens are not concerned.',
  ),
  guide(
    'hub-lost-factor',
    'Lost second factor',
    `I lost my phone with the authenticator app
lost second factor how do I sign in
who can reset a second factor
how many administrators are needed to reset the second factor
within how many hours must a reset be confirmed
recovery codes are gone and phone lost
new telephone authenticator how
how many recovery codes do I get
how often can a recovery code be used
where do I get new recovery codes
recovery code used up
can a recovery code be used twice
are recovery codes shown again
phone with authenticator got stolen
new mobile phone authenticator gone
broken phone 2FA
no access to my authenticator any more
backup codes used up
emergency codes
reset my 2FA
how many recovery codes are generated
number of recovery codes
which person resets my second factor`,
    security,
    'Use one of your ten recovery codes (each works once; new ones are made on your profile, Security). Without them one administrator asks for the reset and another confirms it within 24 hours; the password stays, and all sessions and API tokens end.',
  ),
  guide(
    'hub-passkeys',
    'Passkeys',
    `why can I not add a passkey
passkeys need https
does a passkey replace the password
can I sign in with a passkey alone
how do I remove a passkey
passkey not working without https
can I have several passkeys
what is a passkey in the hub
is face id or fingerprint possible
fingerprint sign-in
security key
hardware key
YubiKey
windows hello
is Face ID supported
Touch ID
biometrics`,
    security,
    'A passkey (telephone, computer or security key) confirms you in place of a code; it comes beside the password, not instead of it. Passkeys need https and a host name, or localhost, and are added and removed on your profile under Security.',
  ),
  guide(
    'hub-username',
    'Usernames',
    `rules for the username
how long must a username be
may a username contain an at sign
can a username be changed
can a deleted username be used again
can the email of a deleted user be reused
sign in with email or username
login name rules
rename a user`,
    users,
    'A username has at least 3 characters and no @; one can sign in with it or with the e-mail address. Username and e-mail of a deleted account are never given again. Only an administrator changes a username, and in controlled mode first and last names too.',
  ),
  guide(
    'hub-deactivate-delete',
    'Deactivated and deleted users',
    `difference between deactivating and deleting a user
what happens when a user is deactivated
what happens to the work of a deleted user
an employee left the company what do I do with the account
can a deactivated user be activated again
are the tokens of a deactivated user revoked
does the name of a deleted user stay in the audit trail
are you sure you want to delete this user
can a deleted user come back
is a user signed out when deactivated
colleague left account
does deleting a colleague's account erase his name from the history
remove a person from the hub
block a user
suspend an account
reactivate an account
after dismissal of an employee what must the admin do
somebody quits what to do with the account
e-mail of a removed user free for someone else
staff member leaves
what happens when I delete a user
what happens if a user is deleted
is everything of a deleted user lost
a colleague has left the company, what do I do with the account
somebody leaves, how do I block the account`,
    users,
    'A deactivated person is signed out at once, cannot sign in, and loses the API tokens; the account can be activated again. Deleted, it cannot sign in again, and username and e-mail are not given anew. What the person did stays in version histories and audit trail under the name.',
  ),
  guide(
    'hub-email-change',
    'Changing the e-mail address',
    `what happens when I change my e-mail address
why does the hub ask for the password when I change my email
is the old email address informed
who can change the email of a user
new mail address in my profile`,
    '/profile',
    'Edit it on your profile. In controlled mode and where others reach the hub it is confirmed with the password and the second factor, and the old address is told where the hub sends mail; links for your password go to the new one from then on.',
  ),
  guide(
    'hub-activity',
    'Own activity',
    `where do I see my recent activity
how many entries does my activity show
what did I do last in the hub
where can I see where I am signed in
how do I end a session on another computer
my last actions
my own history`,
    '/profile?tab=activity',
    'Your profile, Activity, shows your last ten actions from the audit trail; Security shows where you are signed in and ends sessions.',
  ),
  guide(
    'hub-provider',
    'Sign-in with a provider',
    `can we sign in with our company account
single sign-on with Entra ID
does the hub support SSO
does the hub support SAML
does the hub support Okta or Keycloak
can roles come from groups
how is an account linked to the provider
LDAP or Active Directory
OpenID Connect settings
can sign-in by password be forbidden
Azure AD login
Google sign-in
SSO possible
federated login
Microsoft account
identity provider
SCIM
we use Keycloak
does it work with Okta
use our company login
connect our directory`,
    users,
    'Yes, by OpenID Connect (Keycloak, Entra ID, Okta, Google and others), set by whoever runs the server; roles can follow the groups of the provider, and passwords can be limited to one account. An existing account is linked by an administrator in User Management. There is no SAML and no LDAP.',
  ),
  guide(
    'hub-no-admin',
    'No administrator can sign in',
    `no administrator can sign in what now
all admins have left how do we get access
make somebody administrator from the server
administrator lost password and no other admin
last administrator locked out
only admin gone
locked out completely
our admin left without handing over
make a new administrator without an admin`,
    null,
    'Whoever runs the server uses “npm run hub -- user list”, “user admin NAME” (makes an active administrator), “user link NAME” (a one-time link) or “user unlock NAME” (takes away a lost second factor and the lock). The audit trail keeps all but the list.',
  ),
]
