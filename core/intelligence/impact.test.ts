import { describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import { type DeviceInMarket, impactOn, join, whyNone } from './impact.ts'
import { classesOf } from './market-classes.ts'
import { scopeInText } from './scope-in-text.ts'
import { emptyScope, tidyScope, wordsOfScope } from './update-scope.ts'

/** What texts are found to concern, and what is said of a device (decision D141). */

const entry = (title: string, summary = '', tags: string[] = []) => ({ title, summary, tags })
const found = (title: string, country: string, summary = '') =>
  scopeInText(entry(title, summary), country).scope

describe('what a text concerns', () => {
  it('is its country, and classes, laws and codes by the words they are written in', () => {
    const { scope, words } = scopeInText(
      entry(
        'MDCG guidance on classes IIa, IIb and III',
        'Under Regulation (EU) 2017/745, EMDN Q0210 and A010101.',
      ),
      'EU',
    )
    expect(scope).toEqual({
      ...emptyScope,
      markets: ['EU'],
      riskClasses: ['class-iia', 'class-iib', 'class-iii'],
      laws: ['MDR'],
      emdn: ['A010101', 'Q0210'],
    })
    expect(words).toContainEqual({ part: 'laws', value: 'MDR', words: '2017/745' })
    expect(words).toContainEqual({
      part: 'riskClasses',
      value: 'class-iii',
      words: 'classes IIa, IIb and III',
    })
    expect(wordsOfScope(scope)).toBe('EU; class IIa, class IIb, class III; MDR; EMDN A010101, Q0210')
  })

  it('is no class where a class says how serious a recall is, and none the market does not have', () => {
    expect(found('Class I Device Recall: infusion pump', 'US').riskClasses).toEqual([])
    expect(found('Class II devices: new labels', 'US').riskClasses).toEqual(['class-ii'])
    expect(found('Class IIb devices: new labels', 'US').riskClasses).toEqual([])
  })

  it('is every class of a range, in the order of the market', () => {
    const ofEu = (title: string) => found(title, 'EU').riskClasses
    const [i, iia, iib, iii] = ['class-i', 'class-iia', 'class-iib', 'class-iii']
    for (const range of ['IIa to III', 'IIa – III', 'IIa-III', 'IIa through III', 'IIa up to class III'])
      expect([range, ofEu(`For classes ${range}: new labels`)]).toEqual([range, [iia, iib, iii]])
    for (const range of ['IIb and higher', 'IIb or above', 'IIb devices and above', 'IIb+'])
      expect([range, ofEu(`Class ${range}: new labels`)]).toEqual([range, [iib, iii]])
    expect(ofEu('Class IIa or lower')).toEqual([i, iia])
    expect(ofEu('Classes I, IIa, and IIb')).toEqual([i, iia, iib])
    expect(ofEu('From class IIa devices to class IIb devices')).toEqual([iia, iib])
    expect(ofEu('Classes B to D and class III')).toEqual(['class-b', 'class-c', 'class-d', iii])
    expect(ofEu('From class I to a new class')).toEqual([i])
    expect(found('Class I to class IIa', 'AU').riskClasses).toEqual([i, iia, 'class-im', 'class-is'])
    expect(found('Class II – IV devices', 'JP').riskClasses).toEqual(['class-ii', iii, 'class-iv'])
  })

  it('is no class where a range or an exception is not understood', () => {
    for (const title of [
      'Not for class I devices',
      'Devices other than Class I',
      'All devices, except class I',
      'Class I devices are excluded',
      'Devices above class IIa',
      'Class I to D',
      'Class III to class I',
      'Classes II to IV',
    ])
      expect([title, found(title, 'EU', 'Also of class III').riskClasses]).toEqual([title, []])
  })

  it('is a class of any market, as its file has them', () => {
    expect(found('Class IV devices: new rule', 'CA').riskClasses).toEqual(['class-iv'])
    expect(found('Class A devices: new rule', 'SG').riskClasses).toEqual(['class-a'])
    expect(found('Class Im devices: new rule', 'AU').riskClasses).toEqual(['class-im'])
    expect(found('Class I devices: new rule', 'CO').riskClasses).toEqual(['class-i'])
    const none = markets.filter(({ code }) => !classesOf(code)?.length)
    expect(none).toEqual([])
  })

  it('is no law of the Union elsewhere: an MDR is a report to the FDA', () => {
    expect(found('Medical Device Reporting (MDR) data', 'US').laws).toEqual([])
    expect(found('MDR and IVDR transition', 'INT')).toMatchObject({ markets: ['EU'], laws: ['IVDR', 'MDR'] })
    expect(found('IMDRF meets in Tokyo', 'INT')).toEqual(emptyScope)
  })

  it('is a product code of the FDA where one is named as such', () => {
    expect(found('Recall Z-1', 'US', 'Product: Pump\nProduct code: FRN\nFirm: X').productCodes).toEqual([
      'FRN',
    ])
    expect(found('Recall Z-1', 'EU', 'Product code: FRN').productCodes).toEqual([])
    expect(found('The product code and the label', 'US').productCodes).toEqual([])
  })
})

const device: DeviceInMarket = {
  ...{ country: 'EU', riskClass: 'class-iib', emdnCode: 'Q02100201', specialDevice: null, singleUse: null },
  ...{ legislation: 'MDR', furtherEmdnCodes: [], productCodes: [], registered: true },
}

describe('an update and a device', () => {
  it('are yes or no with the reasons in words', () => {
    const scope = tidyScope({ markets: ['EU'], riskClasses: ['class-iib'], laws: ['MDR'], emdn: ['Q0210'] })
    expect(impactOn(scope, device)).toEqual({
      concern: 'yes',
      reasons: ['EU market', 'class IIb', 'MDR', 'EMDN Q02100201', 'registered in EU'],
    })
    expect(impactOn(scope, { ...device, riskClass: 'class-i' }).concern).toBe('no')
    expect(impactOn(scope, { ...device, legislation: 'MDD' }).concern).toBe('no')
    expect(impactOn({ ...scope, registered: false }, device).concern).toBe('no')
    expect(impactOn(emptyScope, device).concern).toBe('no')
  })

  it('are unclear where what decides it is not stated, which is said', () => {
    const scope = tidyScope({ markets: ['US'], riskClasses: ['class-ii'], productCodes: ['FRN'] })
    const american = { ...device, country: 'US', registered: false }
    expect(impactOn(scope, american)).toEqual({
      concern: 'unclear',
      reasons: [
        'US market',
        'class IIb, which US does not have',
        'FDA product code not stated',
        'no registration known in US',
      ],
    })
  })

  it('are joined over its markets: certain in one is certain', () => {
    const [no, unclear, yes] = [
      { concern: 'no', reasons: [] },
      { concern: 'unclear', reasons: ['b'] },
      { concern: 'yes', reasons: ['a'] },
    ] as const
    for (const [one, other] of [
      [yes, unclear],
      [yes, no],
      [no, yes],
      [unclear, yes],
    ] as const)
      expect(join(one, other)).toEqual(yes)
    expect(join(no, unclear)).toEqual(unclear)
    expect(join(no, no)).toEqual(no)
    expect(join(yes, { concern: 'yes', reasons: ['c'] })).toEqual({ concern: 'yes', reasons: ['a', 'c'] })
  })

  it('compare classes as the market has them', () => {
    const of = (country: string, riskClass: string, wanted: string) =>
      impactOn(tidyScope({ markets: [country], riskClasses: [wanted] }), { ...device, country, riskClass })
    for (const country of ['CH', 'GB', 'AU', 'EG'])
      expect([country, of(country, 'class-iii', 'class-iib').concern]).toEqual([country, 'no'])
    expect(of('JP', 'class-iv', 'class-iii').concern).toBe('no')
    expect(of('SG', 'class-a', 'class-b').concern).toBe('no')
    expect(of('JP', 'class-iib', 'class-iii').reasons[1]).toBe('class IIb, which JP does not have')
    // A class of a directive is one of the Union; which of the regulation’s it would be, nobody says.
    expect(of('EU', 'aimdd', 'class-iii')).toMatchObject({
      concern: 'unclear',
      reasons: ['EU market', 'AIMDD, not compared', expect.anything()],
    })
    expect(of('XX', 'class-iii', 'class-iii')).toMatchObject({
      concern: 'unclear',
      reasons: ['XX market', 'class not compared', expect.anything()],
    })
  })

  it('are of a law of the Union in its market alone', () => {
    const scope = tidyScope({ laws: ['MDR'] })
    expect(impactOn(scope, device).concern).toBe('yes')
    for (const country of ['US', 'CH', 'JP'])
      for (const legislation of ['MDR', null])
        expect([country, impactOn(scope, { ...device, country, legislation }).concern]).toEqual([
          country,
          'no',
        ])
  })

  it('say why none is affected', () => {
    const groups = [{ ...device, devices: 3 }]
    const why = (scope: Parameters<typeof tidyScope>[0]) => whyNone(tidyScope(scope), 3, groups)
    expect(why({ markets: ['CN'] })).toBe('None of your devices is on the market in CN')
    expect(why({ markets: ['US', 'CN'] })).toBe('None of your devices is on the market in CN or US')
    expect(why({ markets: ['EU', 'CH'], riskClasses: ['class-iii'] })).toBe(
      'None of your devices in CH or EU is class III',
    )
    const nowhere = whyNone(tidyScope({ laws: ['MDR'] }), 3, [])
    expect(nowhere).toBe('None of your devices names a market')
    expect(why({ markets: ['EU'], registered: false })).toBe(
      'None of your devices in EU is without a known registration there',
    )
    const unknown = [{ ...device, devices: 3, registered: false }]
    expect(whyNone(tidyScope({ markets: ['EU'], registered: true }), 3, unknown)).toBe(
      'None of your devices in EU has a known registration there',
    )
    expect(why({ markets: ['EU'], riskClasses: ['class-iii'] })).toBe(
      'None of your devices in EU is class III',
    )
    expect(why({ markets: ['EU'], laws: ['MDD'] })).toBe('None of your devices in EU is under MDD')
    expect(why({ emdn: ['A'] })).toBe('None of your devices has an EMDN code of A')
  })
})
