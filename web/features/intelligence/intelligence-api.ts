import { type AlertChange, intelligenceApi, type NewAlert } from '#core/contract/intelligence.ts'
import type { FeedChange, NewFeed } from '#core/contract/intelligence-feeds.ts'
import { call } from '#web/platform/api-client.ts'

/** What is done with updates, alerts and feeds; what is read of them stands in web/data. */

export const markUpdateRead = (id: number) => call(intelligenceApi.read, { params: { id } })
export const markAllUpdatesRead = () => call(intelligenceApi.readAll)

export const saveAlert = (id: number | undefined, body: NewAlert) =>
  id === undefined
    ? call(intelligenceApi.createAlert, { body })
    : call(intelligenceApi.updateAlert, { params: { id }, body })
export const changeAlert = (id: number, body: AlertChange) =>
  call(intelligenceApi.updateAlert, { params: { id }, body })
export const deleteAlert = (id: number) => call(intelligenceApi.deleteAlert, { params: { id } })

export const refreshFeeds = () => call(intelligenceApi.refresh)
export const addFeed = (body: NewFeed) => call(intelligenceApi.addFeed, { body })
export const changeFeed = (id: number, body: FeedChange) =>
  call(intelligenceApi.changeFeed, { params: { id }, body })
