import { importCalls } from '#contract/console/imports.ts'
import { orderCalls } from '#contract/console/order.ts'
import { api } from '#web/platform/api.ts'
import { upload } from '#web/platform/upload.ts'
import { queryOf } from '../queries.ts'

export type Sent = { resource: string; file: File; isTrial: boolean; reason: string }

export const importMutations = {
  begin: ({ resource, file, isTrial, reason }: Sent) =>
    upload(importCalls.begin, { resource, try: isTrial, reason }, file),
  state: (id: number) => api(importCalls.state, { id }, { tips: false }),
  template: (resource: string) => api(importCalls.template, { resource }),
  wrongRows: (id: number) => api(importCalls.wrongRows, { id }),
}

export const orderQueries = {
  order: (resource: string) => ({ ...queryOf(orderCalls.read, { resource }), gcTime: 0 }),
}

export const orderMutations = {
  save: (resource: string, ids: number[]) => api(orderCalls.save, { resource, ids }, { tips: false }),
}
