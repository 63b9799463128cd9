import type { FastifyInstance } from 'fastify'
import { actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { deviceLinksApi } from '#core/contract/device-links.ts'
import type { UploadedNoun } from '#core/contract/list-filters.ts'
import { certificationTemplateColumns } from '#core/imports/certification-row.ts'
import { operatorTemplateColumns } from '#core/imports/operator-row.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import type { Importer } from '#server/imports/import-of.ts'
import { templateFile } from '#server/imports/template-file.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import type { OperatorSync } from '#server/operators/operator-sync.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload } from '#server/platform/uploads.ts'
import { certificationImport } from './certification-import.ts'
import { certificationList } from './certification-list-queries.ts'
import {
  changeCertification,
  createCertification,
  deleteCertification,
  loadCertification,
} from './certification-service.ts'
import { deviceLinkList } from './device-link-list-queries.ts'
import { createLink, loadLink, removeLink } from './device-link-service.ts'
import { operatorImport } from './operator-import.ts'
import { operatorList } from './operator-list-queries.ts'
import { presentOperator } from './operator-presenter.ts'
import { formerNamesOf } from './operator-queries.ts'
import { changeOperator, createOperator, deleteOperator, loadOperator } from './operator-service.ts'
import { syncOperator } from './operator-sync.ts'

interface Params {
  readonly params: { readonly id: number }
}

/** `syncDrafts` applies a change of an operator to submissions. */
export function actorRoutes(app: FastifyInstance, hub: Hub, syncDrafts: OperatorSync): void {
  operatorRoutes(app, hub, syncDrafts)
  uploadRoutes(app, hub)
  certificationRoutes(app, hub)
  deviceLinkRoutes(app, hub)
}

function operatorRoutes(app: FastifyInstance, hub: Hub, syncDrafts: OperatorSync): void {
  const subject = ({ params }: Params) => loadOperator(hub, params.id)

  mount(app, hub, actorsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, operatorList, query),
  })
  mount(app, hub, actorsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, operatorList, query),
  })
  mount(app, hub, actorsApi.get, {
    subject,
    handle: async ({ actor, subject: row }) => ({
      ...presentOperator(row, actor),
      formerNames: await formerNamesOf(hub.db, row.id),
    }),
  })
  mount(app, hub, actorsApi.create, { handle: ({ actor, body }) => createOperator(hub, actor, body) })
  mount(app, hub, actorsApi.update, {
    subject,
    handle: ({ actor, params, body }) => changeOperator(hub, actor, params.id, body),
  })
  mount(app, hub, actorsApi.delete, {
    subject,
    handle: ({ actor, params, body }) => deleteOperator(hub, actor, params.id, body.reason),
  })
  mount(app, hub, actorsApi.sync, {
    subject,
    handle: ({ actor, subject: row, body }) => syncOperator(hub, actor, row, body, syncDrafts),
  })
}

interface Upload {
  readonly importer: Importer
  readonly template: string
  readonly columns: readonly string[]
}

const uploads: Readonly<Record<UploadedNoun, Upload>> = {
  operators: {
    importer: operatorImport,
    template: 'economic-operators-template.csv',
    columns: operatorTemplateColumns,
  },
  certifications: {
    importer: certificationImport,
    template: 'certifications-template.csv',
    columns: certificationTemplateColumns,
  },
}

function uploadRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, actorsApi.template, {
    handle: async ({ query }) => templateFile(uploads[query.for].template, uploads[query.for].columns),
  })
  mount(app, hub, actorsApi.bulkUpload, {
    handle: async ({ actor, query, request, reply }) => {
      const file = await readUpload(request, {
        kinds: ['csv', 'xlsx'],
        typeMessage: 'Please upload a CSV or Excel file',
      })
      return answerImport(request, reply, await uploads[query.for].importer.startTable(hub, actor, file))
    },
  })
}

function certificationRoutes(app: FastifyInstance, hub: Hub): void {
  const certifications = certificationList(hub)
  const subject = ({ params }: Params) => loadCertification(hub, params.id)

  mount(app, hub, certificationsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, certifications, query),
  })
  mount(app, hub, certificationsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, certifications, query),
  })
  mount(app, hub, certificationsApi.create, {
    subject: ({ params }) => loadOperator(hub, params.id),
    handle: ({ actor, subject: operator, body }) => createCertification(hub, actor, operator, body),
  })
  mount(app, hub, certificationsApi.update, {
    subject,
    handle: ({ actor, params, body }) => changeCertification(hub, actor, params.id, body),
  })
  mount(app, hub, certificationsApi.delete, {
    subject,
    handle: ({ actor, params, body }) => deleteCertification(hub, actor, params.id, body.reason),
  })
}

function deviceLinkRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, deviceLinksApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, deviceLinkList, query),
  })
  mount(app, hub, deviceLinksApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, deviceLinkList, query),
  })
  mount(app, hub, deviceLinksApi.create, { handle: ({ actor, body }) => createLink(hub, actor, body) })
  mount(app, hub, deviceLinksApi.delete, {
    subject: ({ params }) => loadLink(hub, params.id),
    handle: ({ actor, params, body }) => removeLink(hub, actor, params.id, body.reason),
  })
}
