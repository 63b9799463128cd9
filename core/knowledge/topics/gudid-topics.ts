import { rule, type Topic } from './topic.ts'

const US = { markets: ['US'] }
const gudid = 'FDA guidance: Global Unique Device Identification Database (GUDID)'

/** What GUDID and the UDI rule of the FDA ask besides. */
export const gudidTopics: readonly Topic[] = [
  rule(
    'us-retention',
    'How long UDI records are kept in the US',
    'keep (howlong/record/udi/data/document) (fda/howlong/mandatory/)|howlong (keep/store) (udi/record/fda)|record keep',
    '3 years: the labeler keeps its UDI records for three years from the day it stops marketing the version or model.',
    '21 CFR 830.360',
    {
      ...US,
      may: 'howlong keep record udi fda data document mandatory after stop labeler gudid model version market discontinued',
    },
  ),
  rule(
    'gudid-states',
    'Draft, unpublished and published in GUDID',
    'gudid (draft/unpublished/published/publish/stage)|(draft/unpublished) (fda/gudid)|publish (date/when) (gudid/)|gudid publish (change/when/future)|draft howlong',
    'A GUDID record is a draft (web form only, deleted after 180 days without change), then unpublished (rules passed, publish date in the future), then published: a publish date of today publishes it at once, and GUDID takes none before today. The publish date cannot be changed afterwards.',
    gudid,
    { ...US, may: 'gudid when date record difference howlong change keep delete day fda stage future' },
  ),
  rule(
    'gudid-after-grace',
    'Changes of a published GUDID record',
    'change (published/gudid) (after/grace-period/published/model/version/description/trade-name/field)|(gudid/published) (change/edit) (howlong/when/possible/accept/simple)|change (model/version/trade-name) (gudid/published/fda)|(edit/change) record gudid|fix (gudid/published/trade-name gudid)|(trade-name/model) gudid (error/wrong/fix)',
    'Within seven calendar days of grace after publication everything but the publish date may be edited. After that, DI trigger attributes, such as brand name, version or model, device count, single use and sterile packaging, are fixed: a change of them needs a new DI and a new record. Where only the record was wrong, the labeler unlocks it in GUDID and corrects it. Other values, such as the description, can still be edited.',
    gudid,
    {
      ...US,
      may: 'gudid after month published edit simple device accept possible trade-name model version description grace-period record howlong new-udi-di mandatory correct field ago many fix error wrong',
    },
  ),
  rule(
    'gudid-third-party',
    'Third parties and GUDID',
    'third-party (gudid/submit/fda/upload)',
    'Yes: a third party may submit to GUDID for the labeler. Its DUNS number has to be tied to the labeler’s GUDID account beforehand.',
    gudid,
    { ...US, may: 'submit enter upload accept who labeler behalf consultant fda data record' },
  ),
  rule(
    'gudid-account',
    'GUDID account',
    'gudid (account/access/login)|account (gudid/fda)|get access gudid|user gudid|how get gudid',
    'The labeler asks the FDA for a GUDID account, with its DUNS number, a regulatory contact, one or more coordinators and labeler data entry users; who only sends HL7 SPL needs neither of these two roles. For HL7 SPL it needs an account of the electronic gateway (ESG) besides and sends test records first.',
    gudid,
    { ...US, may: 'how get mandatory access user labeler duns create open fda first submit' },
  ),
  rule(
    'gudid-private',
    'What of GUDID is not public',
    'gudid (public/private/confidential/see)|(private/confidential) gudid',
    'GUDID is public through AccessGUDID, except for the company’s physical address and the FDA listing number; account contacts are internal too.',
    gudid,
    { ...US, may: 'data field see not which accessgudid public search' },
  ),
  rule(
    'gudid-device-count',
    'Device count and unit of use in GUDID',
    'base-quantity gudid|unit-of-use-di (gudid/fda) (mandatory/when/)|base-quantity unit-of-use-di',
    'The device count is the number of devices in the base package. Where it is more than one, GUDID asks for a unit of use DI; a change of the count after the grace period needs a new DI.',
    gudid,
    { ...US, may: 'mandatory when more one unit-of-use-di base-quantity change package' },
  ),
  rule(
    'gudid-package',
    'Packages in GUDID',
    'package (gudid/fda) (how/mandatory/enter/)|package-di gudid',
    'A package above the base package is entered in the record of the primary DI, with its package DI, what it contains and how many; it inherits everything else. Its issuing entity is that of the primary DI.',
    gudid,
    { ...US, may: 'mandatory enter how primary-di device udi-di own record container' },
  ),
  rule(
    'gudid-discontinued',
    'Devices no longer sold in the US',
    '(discontinued/not-marketed) (gudid/fda/)|end distribution gudid|commercial distribution (end/status/gudid)',
    'A record stays in GUDID. Enter the commercial distribution end date: from that day on the status is “Not in Commercial Distribution”.',
    gudid,
    {
      ...US,
      may: 'delete device stop mandatory record how change distribution end date sell status after gudid fda',
    },
  ),
  rule(
    'us-kit',
    'Kits and combination products in the US',
    '(kit/procedure-pack/combination) (gudid/fda/udi/label)|combination product',
    'A convenience kit has a UDI of its own on its package; the devices in it need none. A combination product of which the device is the main part bears a UDI. Both are marked as such in GUDID, and a change of this needs a new DI.',
    '21 CFR 801.30(a)(11) and (b)',
    { ...US, may: 'udi label mandatory gudid product each device combination kit' },
  ),
  rule(
    'us-classes',
    'Risk classes in the US',
    'risk-class|risk-class howmany|risk-class fda|risk-class list',
    'The US has the classes I, II and III, III being the highest; some devices are unclassified. The class follows from the FDA product code.',
    'FDA, device classification; FDA guidance on GUDID',
    { ...US, may: 'howmany fda which product-code difference device list' },
  ),
  rule(
    'mri-values',
    'MRI safety in GUDID',
    'mri|mri (gudid/fda/value/mandatory)|mri unknown',
    'GUDID asks for the MRI safety status: MR Safe, MR Unsafe, MR Conditional, or that the labelling has no MRI safety information. A change after the grace period needs a new DI.',
    gudid,
    { ...US, may: 'gudid fda value mandatory change which field choose unknown' },
  ),
  rule(
    'latex-gudid',
    'Latex in GUDID',
    'latex (gudid/fda)',
    'GUDID asks whether the device is labelled as containing natural rubber latex, or as not made with it; it cannot be both.',
    gudid,
    { ...US, may: 'mandatory field value label' },
  ),
]
