import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { json, nothing, words } from '../wire/fields.ts'

const resource = words(40)
/** More than these nobody puts into an order. */
export const longestOrder = 200

export const orderCalls = {
  read: defineCall({
    id: 'console.order',
    path: '/api/console/order',
    about: 'The records of a list that has an order of its own, in this order.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource }),
    output: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
  save: defineCall({
    id: 'console.saveOrder',
    path: '/api/console/saveOrder',
    about: 'Puts records of a list into this order.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    input: z.object({ resource, ids: json(z.array(z.int()).check(z.maxLength(longestOrder))) }),
    output: nothing,
  }),
}
