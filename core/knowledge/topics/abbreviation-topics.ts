import { define, type Topic } from './topic.ts'

const mdr = (articles: string) => `Regulation (EU) 2017/745 (MDR), ${articles}`
const EU = { markets: ['EU'] }

/** Abbreviations of the field that have no topic of their own elsewhere. */
export const abbreviationTopics: readonly Topic[] = [
  define(
    'ifu',
    'Instructions for use (IFU)',
    'ifu',
    'IFU stands for instructions for use: the information by which the manufacturer tells the user the intended purpose and proper use of a device, and the precautions to be taken.',
    mdr('Article 2(14)'),
    { may: 'mdr ivdr' },
  ),
  define(
    'ce-mark',
    'CE marking',
    'ce-mark|ce',
    'By the CE marking a manufacturer indicates that a device conforms with the MDR or IVDR and other EU law that provides for it. Where a notified body took part, its four-digit number follows the mark.',
    mdr('Articles 2(43) and 20'),
    { ...EU, may: 'mdr ivdr' },
  ),
  define(
    'pms',
    'Post-market surveillance (PMS)',
    'pms',
    'PMS stands for post-market surveillance: what manufacturers do with other operators to collect and review experience with devices on the market, so that corrective action is taken in time.',
    mdr('Articles 2(60) and 83'),
    EU,
  ),
  define(
    'psur',
    'Periodic safety update report (PSUR)',
    'psur',
    'PSUR stands for periodic safety update report. Manufacturers of class IIa, IIb and III devices sum up in it the results of post-market surveillance.',
    mdr('Article 86'),
    EU,
  ),
  define(
    'fsn',
    'Field safety notice (FSN)',
    'fsn',
    'FSN stands for field safety notice: by it the manufacturer tells users or customers of a field safety corrective action.',
    mdr('Article 2(69)'),
    EU,
  ),
]
