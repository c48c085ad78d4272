import { queryOptions } from '@tanstack/react-query'
import { previewCalls } from '#contract/console/previews.ts'
import { actionCalls, recordCalls, resourceCalls } from '#contract/console/resources.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import type { Call } from '#contract/wire/call.ts'
import { api } from '#web/platform/api.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { upload } from '#web/platform/upload.ts'
import { withFreshStep } from './session/fresh-step.ts'

export const queryOf = <Input, Output>(call: Call<Input, Output>, input: Input) =>
  queryOptions({
    queryKey: [call.id, pageLanguage(), input],
    queryFn: ({ signal }) => api(call, input, { signal, tips: false }),
  })

/** The record whose rows are asked for. */
type OfPlace = { place?: string; place_id?: number }

export type RowsAsked = OfPlace & {
  resource: string
  filters: Record<string, string>
  sort: string
  descending: boolean
  page: number
  size: number
}

export const consoleQueries = {
  resources: () => ({ ...queryOf(resourceCalls.resources, {}), staleTime: Infinity }),
  rows: (asked: RowsAsked) => queryOf(resourceCalls.rows, asked),
  options: (resource: string, q: string, ids: number[] = []) =>
    queryOf(resourceCalls.options, { resource, q, ids }),
  search: (q: string) => queryOf(resourceCalls.search, { q }),
  views: (resource: string) => queryOf(resourceCalls.views, { resource }),
  record: (resource: string, id: number) => ({
    ...queryOf(recordCalls.get, { resource, id }),
    // What is being edited is not replaced by what another tab has read.
    staleTime: 0,
  }),
  part: (resource: string, id: number, part: string) => queryOf(recordCalls.part, { resource, id, part }),
  versions: (resource: string, id: number) => queryOf(recordCalls.versions, { resource, id }),
  preview: (asked: {
    resource: string
    id: number
    values: Record<string, unknown>
    device: 'phone' | 'desk'
  }) => ({
    ...queryOf(previewCalls.draw, asked),
    gcTime: 0,
  }),
  drafts: (resource: string) => queryOf(recordCalls.drafts, { resource }),
}

const quiet = { tips: false }

export const consoleMutations = {
  save: (asked: {
    resource: string
    id: number
    draft: number
    values: Record<string, unknown>
    base: Record<string, unknown>
    publish: boolean
    publish_at: string
    reason: string
  }) => api(recordCalls.save, asked, quiet),
  dropDraft: (resource: string, version: number) => api(recordCalls.dropDraft, { resource, version }),
  run: (asked: {
    resource: string
    action: string
    ids: number[]
    values: Record<string, unknown>
    reason: string
    try: boolean
  }) => withFreshStep(() => api(actionCalls.run, asked, quiet)),
  exportAddress: (
    asked: OfPlace & { resource: string; filters: Record<string, string>; columns: string[] },
  ) => api(resourceCalls.exportAddress, asked),
  saveView: (view: { resource: string; name: string; query: string; is_shared: boolean }) =>
    api(resourceCalls.saveView, view),
  removeView: (id: number) => api(resourceCalls.removeView, { id }),
  uploadFile: (file: File, onProgress?: (share: number) => void) =>
    upload(uploadCalls.upload, {}, file, { onProgress }),
}
