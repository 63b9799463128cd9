import { patternBetween } from '#core/text/patterns.ts'
import { stemsOf } from '../question/full-vocabulary.ts'
import { lightEnglish } from './light-english.ts'

/** Where a question has one of these, whatever answers it has it too. */
export const aspects = new Set(
  'mandatory voluntary length limit format calculate change delete trigger difference new-udi-di expire howmany existing error refused template public api'.split(
    ' ',
  ),
)
export const worthWithoutAspect = 0.7
export const worthOfOtherAspect = 0.93
/** A way that is about one of these is less like a question that is not. */
export const kindsOfThings = new Set(
  'legacy custom-made investigation implantable software ivd contact-lens spectacles procedure-pack eudamed-di eudamed-id master-udi-di'.split(
    ' ',
  ),
)
export const worthWithoutKind = 0.85

/** What a question demands by these, a way to ask has to demand too. */
export const demanding = new Set('when who where why howmuch howlong howmany howoften penalty'.split(' '))
export const worthWithoutDemand = 0.8
export const decisive = new Set('howmuch penalty'.split(' '))
/** They narrow what is asked: a text that does not speak of them answers something else. */
export const narrowing = new Set(
  'legacy custom-made investigation single-use reusable sterile implantable software ivd contact-lens spectacles procedure-pack importer distributor direct-marking label package certificate delete'.split(
    ' ',
  ),
)

export const lightStems: ReadonlySet<string> = new Set(stemsOf(lightEnglish))

/** Words of the field that any question may have; every other one narrows what is asked. */
export const general = new Set(
  `my device data udi hub possible mandatory accept create get see enter number new name field how where when who why which
  work send submit register upload change update file market company correct answer existing only many all again howmany howlong
  howoften howmuch medical regulatory regulation screen app system tool user record submission check need begin end first last
  read find open use code version model value step procedure table list missing without not error long short keep store market
  sell sold target due after before database regulator law rule search see complete fill print provide choose choice registered
  not-registered refused ready sent approve approved status stage state responsible contain include difference possible
  help self accepted valid public format length limit self-service lot-of otherwise implicit begun done date eudamed gudid
  swissdamed ausudid nmpa fda swissmedic udid mdr ivdr of-member-state form type route document manufacturer ready-to-send
  delete expire carrier label-of fix typo current month year day result problem`.split(/\s+/),
)

/** Words of the US alone: a question with one of these names its market. */
export const saysUs = patternBetween(
  /\b/i,
  [
    /ESG|SPL|DUNS|labell?ers?|NDC|NHRIC|510\(?k\)?|PMA|openFDA|premarket|21 CFR|MRI safety/i,
    /DI records?|QMSR|AccessGUDID|OIDs?|setId|consumer health|commercial distribution|Rx|OTC/i,
    /ACK ?[1-3]|HCT\/?P|core id|HDE|IDE|De Novo|humanitarian|predicate|FURLS|MAUDE|eMDR/i,
    /MedWatch|QSR|UPC|grace (?:period|day)s?/i,
  ],
  /\b/i,
)

/** Calibrated; questions.test.ts and alike.test.ts hold them. */
export const limits = {
  least: 0.6,
  unknowable: 0.8,
  leastOfPair: 0.66,
  margin: 0.05,
  sure: 0.8,
  marginOfSure: 0.03,
  mostUncovered: 0.4,
  mostOfOne: 0.95,
  power: 0.5,
} as const
export const worths = {
  meaning: 0.85,
  otherWay: 0.85,
  text: 0.6,
  meaningOfText: 0.5,
  strange: 1.5,
  filler: 0.5,
  light: 0.15,
  beside: 0.85,
} as const

/** Two texts of which one says this much of the other tell the same. */
export const sameText = 0.55
