import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'
import { doctorItem } from './items.ts'

/** A step is a chapter of the video. */
export const operationStep = z.object({ step_id: z.int(), title: z.string(), at_seconds: z.int() })

export const operationDetail = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.string(),
  intro: z.string(),
  /** Of the body; may be empty. */
  part: z.string(),
  disease_name: z.string(),
  video: z.string(),
  view_num: z.int(),
  own_time: z.string(),
  doctors: z.array(doctorItem),
  steps: z.array(operationStep),
})

export const operationCalls = {
  detail: defineCall({
    id: 'operation.detail',
    path: '/api/web/v2/replayoperation/detail',
    about: 'One surgical video with its doctors and steps. A view is counted once a visit.',
    input: z.object({ id }),
    output: operationDetail,
  }),
}

export type OperationStep = z.infer<typeof operationStep>
export type OperationDetail = z.infer<typeof operationDetail>
