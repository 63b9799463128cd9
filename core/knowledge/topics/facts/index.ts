import type { Topic } from '../topic.ts'
import { codeFacts } from './code-facts.ts'
import { euAskedFacts } from './eu-asked-facts.ts'
import { euBasicFields } from './eu-basic-fields.ts'
import { euDailyFacts } from './eu-daily-facts.ts'
import { euExchangeFacts } from './eu-exchange-facts.ts'
import { euIdentifierFacts } from './eu-identifier-facts.ts'
import { euLabelFacts } from './eu-label-facts.ts'
import { euLawFacts } from './eu-law-facts.ts'
import { euLifecycleFacts } from './eu-lifecycle-facts.ts'
import { euMoreFacts } from './eu-more-facts.ts'
import { euUdiDiFields } from './eu-udi-di-fields.ts'
import { moreEudamedFacts } from './eudamed-more-facts.ts'
import { exchangeFacts } from './exchange-facts.ts'
import { hubAccounts } from './hub-accounts.ts'
import { hubApproval } from './hub-approval.ts'
import { hubDaily } from './hub-daily.ts'
import { hubEveryday } from './hub-everyday.ts'
import { hubExchange } from './hub-exchange.ts'
import { hubGuides } from './hub-guides.ts'
import { hubMore } from './hub-more.ts'
import { moreRecordFacts } from './hub-more-facts.ts'
import { hubPermissions } from './hub-permissions.ts'
import { hubProjects } from './hub-projects.ts'
import { hubRecords } from './hub-records.ts'
import { hubSystem } from './hub-system.ts'
import { hubUploads } from './hub-uploads.ts'
import { identifierFacts } from './identifier-facts.ts'
import { lawClassFacts } from './law-class-facts.ts'
import { lawFacts } from './law-facts.ts'
import { lawMarkingFacts } from './law-marking-facts.ts'
import { lawPeopleFacts } from './law-people-facts.ts'
import { lawTransitionFacts } from './law-transition-facts.ts'
import { marketFacts } from './market-facts.ts'
import { moreMarketFacts } from './market-more-facts.ts'
import { usFacts } from './us-facts.ts'
import { usLawFacts } from './us-law-facts.ts'
import { factsAcrossMarkets } from './world-across.ts'
import { factsOfSwitzerland } from './world-ch.ts'
import { worldFacts } from './world-facts.ts'
import { moreWorldFacts } from './world-more.ts'
import { moreUsFacts } from './world-us.ts'

/** Details people ask for in whole sentences; each with its source. */
export const facts: readonly Topic[] = [
  ...exchangeFacts,
  ...identifierFacts,
  ...lawFacts,
  ...usFacts,
  ...usLawFacts,
  ...marketFacts,
  ...hubGuides,
  ...codeFacts,
  ...moreEudamedFacts,
  ...moreRecordFacts,
  ...moreMarketFacts,
  ...hubAccounts,
  ...hubPermissions,
  ...hubMore,
  ...hubApproval,
  ...hubExchange,
  ...hubProjects,
  ...hubRecords,
  ...hubSystem,
  ...hubUploads,
  ...hubEveryday,
  ...hubDaily,
  ...euBasicFields,
  ...euUdiDiFields,
  ...euLifecycleFacts,
  ...euExchangeFacts,
  ...euIdentifierFacts,
  ...euAskedFacts,
  ...euLabelFacts,
  ...euLawFacts,
  ...euMoreFacts,
  ...lawClassFacts,
  ...lawMarkingFacts,
  ...lawPeopleFacts,
  ...lawTransitionFacts,
  ...euDailyFacts,
  ...worldFacts,
  ...factsAcrossMarkets,
  ...moreUsFacts,
  ...moreWorldFacts,
  ...factsOfSwitzerland,
]
