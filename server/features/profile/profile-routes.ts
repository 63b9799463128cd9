import type { FastifyInstance } from 'fastify'
import { maxPictureBytes, profileApi } from '#core/contract/profile.ts'
import { answerList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { tokenOf } from '#server/platform/session.ts'
import { readSmallFile } from '#server/platform/uploads.ts'
import { activityList } from './activity-queries.ts'
import {
  changePassword,
  changeProfile,
  endOtherSessions,
  endOwnSession,
  ownSessions,
  refuseForeignSession,
  removePicture,
  setPicture,
} from './profile-service.ts'

const pictureFile = { maxBytes: maxPictureBytes, tooLargeMessage: 'The picture must be at most 512 KB' }

export function profileRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, profileApi.update, {
    handle: ({ actor, body, request }) =>
      changeProfile(hub, actor, body, { address: request.ip, page: request.headers.origin }),
  })
  mount(app, hub, profileApi.changePassword, {
    handle: ({ actor, body, request }) =>
      changePassword(hub, actor, body, { address: request.ip, token: tokenOf(request) }),
  })
  mount(app, hub, profileApi.setPicture, {
    handle: async ({ actor, request }) => setPicture(hub, actor, await readSmallFile(request, pictureFile)),
  })
  mount(app, hub, profileApi.removePicture, { handle: ({ actor }) => removePicture(hub, actor) })
  mount(app, hub, profileApi.activities, {
    handle: ({ actor, query }) => answerList(hub, actor, activityList, query),
  })
  mount(app, hub, profileApi.sessions, {
    handle: ({ actor, request }) => ownSessions(hub, actor, tokenOf(request)),
  })
  mount(app, hub, profileApi.endSession, {
    subject: ({ actor, params }) => refuseForeignSession(hub, actor, params.id),
    handle: ({ actor, params, request }) => endOwnSession(hub, actor, params.id, tokenOf(request)),
  })
  mount(app, hub, profileApi.endOtherSessions, {
    handle: ({ actor, request }) => endOtherSessions(hub, actor, tokenOf(request)),
  })
}
