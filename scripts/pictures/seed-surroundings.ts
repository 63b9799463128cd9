import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { day } from './days.ts'
import { maker } from './devices.ts'
import type { Person } from './person.ts'

interface Surroundings {
  readonly importer: number
  readonly project: number
}

/** What stands around the devices: operators, projects, news, programs. */
export async function seedSurroundings(ada: Person): Promise<Surroundings> {
  const importer = await operators(ada)
  const project = await projects(ada)
  await news(ada)
  await ada.send('POST', '/api/api-tokens', { name: 'ERP nightly export', scope: ['view-submissions'] })
  await ada.send('POST', '/api/api-tokens', {
    name: 'Label printer, plant 2',
    scope: ['view-submissions', 'export-data'],
    expiresOn: day(60),
  })
  return { importer, project }
}

/** Answers the importer. */
async function operators(ada: Person): Promise<number> {
  const operator = (name: string, actorType: string, place: readonly string[], more: object = {}) => {
    const [address, postalCode, city, country] = place
    const email = `office@${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`
    const body = { name, legalName: name, actorType, address, postalCode, city, country, email, ...more }
    return ada.send('POST', '/api/actors', body)
  }
  const own = await operator(maker, 'manufacturer', ['Storgatan 4', '223 50', 'Lund', 'SE'], {
    srn: 'SE-MF-000000001',
    contactPerson: 'Ada Lindgren',
    phone: '+46 46 555 01 00',
  })
  const swiss = await operator('Alpen Medizinvertretung GmbH', 'authorized-representative', [
    'Bahnhofstrasse 1',
    '8001',
    'Zürich',
    'CH',
  ])
  const importer = await operator(
    'Nordic Import Oy',
    'importer',
    ['Mannerheimintie 12', '00100', 'Helsinki', 'FI'],
    {
      srn: 'FI-IM-000000004',
    },
  )
  await operator('Ελληνική Ιατρική ΑΕ', 'distributor', ['Ερμού 8', '105 63', 'Αθήνα', 'GR'])
  await operator('Old Partner Ltd', 'importer', ['1 High Street', 'BT1 1AA', 'Belfast', 'GB'], {
    isActive: false,
  })
  const certificate = (id: number, type: string, number: string, issuingBody: string, expires: number) =>
    ada.send('POST', `/api/actors/${id}/certifications`, {
      ...{ certificationType: type, certificationNumber: number, issuingBody },
      ...{ issueDate: day(expires - 1095), expiryDate: day(expires) },
      scope: 'Design, manufacture and distribution of medical devices.',
    })
  await certificate(own.id, 'ISO 13485', 'SE-13485-0042', 'RISE Medical Notified Body AB', 400)
  const quality = 'EU Quality Management System Certificate (MDR Annex IX)'
  await certificate(own.id, quality, 'G10 042 0001', 'TÜV SÜD Product Service GmbH', 24)
  await certificate(own.id, 'MDSAP', 'MDSAP 7731', 'BSI Group America', 82)
  await certificate(swiss.id, 'ISO 9001', 'CH-9001-7', 'SQS', -12)
  return importer.id
}

/** Answers the number of one that has everything. */
async function projects(ada: Person): Promise<number> {
  const project = (
    productName: string,
    submissionType: string,
    authority: string,
    status: string,
    due: number,
  ) =>
    ada.send('POST', '/api/rim/submissions', {
      ...{ productName, submissionType, authority, status, targetDate: day(due) },
      ...{ priority: due < 15 ? 'critical' : 'medium', assignedTo: due < 15 ? 'Ada Lindgren' : 'Clara Berg' },
      progress: status === 'approved' ? 100 : status === 'draft' ? 15 : 60,
      nextAction: status === 'approved' ? 'Archive the file' : 'Answer the questions of the reviewer',
      ...(status === 'draft' ? {} : { submissionDate: day(-90) }),
      ...(status === 'approved' ? { decisionDate: day(-8) } : {}),
    })
  const pump = await project('Infusion pump Difference 200', '510k', 'FDA', 'under-review', 12)
  const step = (kind: string, title: string, due: number, status = 'open') =>
    ada.send('POST', '/api/tasks', {
      ...{ kind, title, status, dueDate: day(due) },
      subject: { type: 'project', id: pump.id },
    })
  await step('task', 'Send the test report', -20, 'done')
  await step('question', 'Which batteries were tested?', 5)
  await step('milestone', 'Decision expected', 12)
  await project('Hip stem, cementless', 'ce-marking', 'notified-body', 'submitted', 75)
  await project('Acetabular insert, 36 mm', 'tga-registration', 'TGA', 'draft', 140)
  await project('Syringe pump Difference 50', 'nmpa-registration', 'NMPA', 'under-review', -6)
  await project('Dressing scissors', 'ce-marking', 'notified-body', 'approved', -20)
  const duty = (regulation: string, jurisdiction: string, status: string, riskLevel: string, due: number) =>
    ada.send('POST', '/api/rim/compliance', {
      ...{ regulation, jurisdiction, status, riskLevel, expiryDate: day(due), owner: 'Ben Okafor' },
      description: 'Reviewed with the management once a year.',
    })
  await duty('MDR (EU) 2017/745', 'European Union', 'compliant', 'medium', 300)
  await duty('21 CFR 830', 'United States', 'pending', 'high', 40)
  await duty('MedDO (SR 812.213)', 'Switzerland', 'expired', 'low', -15)
  const paper = (
    name: string,
    type: string,
    version: string,
    status: string,
    submissionIds: readonly number[],
  ) =>
    ada.send('POST', '/api/rim/documents', {
      name,
      type,
      version,
      status,
      owner: 'Clara Berg',
      submissionIds,
    })
  await paper('Clinical evaluation report, pumps', 'Report', '3.1', 'approved', [pump.id])
  await paper('Instructions for use, Difference 200', 'Labelling', '7', 'review', [pump.id])
  await paper('Declaration of conformity, scissors', 'Declaration', '2', 'draft', [])
  return pump.id
}

const items = [
  ['Recall: infusion pumps may deliver too much after a battery change', 4],
  ['Guidance on UDI records of device families updated', 9],
  ['New dates for the registration of legacy devices', 21],
  ['Safety notice: needles with a loose hub', 33],
  ['Consultation on software as a medical device', 70],
  ['Annual report on market surveillance published', 160],
] as const

/** A feed of its own, as what regulators say today would look different every day. */
async function news(ada: Person): Promise<void> {
  const entries = items.map(
    ([title, age], index) =>
      `<item><title>${title}</title><link>https://regulator.example/news/${index}</link><description>For manufacturers of medical devices. See the page of the regulator for who is concerned and what to do.</description><pubDate>${new Date(`${day(-age)}T09:00:00Z`).toUTCString()}</pubDate><guid isPermaLink="false">news-${index}</guid></item>`,
  )
  const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Regulator</title><link>https://regulator.example/</link><description>Medical devices</description>${entries.join('')}</channel></rss>`
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'application/rss+xml').end(feed),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  server.unref()
  const { port } = server.address() as AddressInfo
  await ada.send('POST', '/api/regulatory-intelligence/alerts', {
    name: 'Infusion pumps',
    ...{ priority: 'high', keywords: ['infusion pump', 'pumps'], countries: ['EU', 'US'] },
  })
  await ada.send('POST', '/api/regulatory-intelligence/alerts', {
    name: 'UDI',
    keywords: ['UDI', 'registration'],
  })
  const { id } = await ada.send('POST', '/api/regulatory-intelligence/feeds', {
    ...{ name: 'Regulator, medical devices', url: `http://127.0.0.1:${port}/feed.xml` },
    ...{ format: 'rss', country: 'EU' },
  })
  const feeds = await ada.read<readonly { id: number; enabled: boolean; revision: number }[]>(
    '/api/regulatory-intelligence/feeds',
  )
  for (const other of feeds.filter((one) => one.id !== id && one.enabled)) {
    await ada.send('PUT', `/api/regulatory-intelligence/feeds/${other.id}`, { enabled: false })
  }
  await ada.send('POST', '/api/regulatory-intelligence/refresh')
}
