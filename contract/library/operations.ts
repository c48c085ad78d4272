import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { id, page, paged } from '../wire/fields.ts'
import { doctorItem, listItem } from '../wire/items.ts'
import { captionItem, clarityItem } from '../wire/video.ts'

export const lessonPageSize = 20

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
  /** Of an mp4 or of an HLS playlist. */
  video: z.string(),
  /** Further addresses by clarity; empty where `video` is all there is. */
  clarities: z.array(clarityItem),
  captions: z.array(captionItem),
  view_num: z.int(),
  own_time: z.string(),
  doctors: z.array(doctorItem),
  steps: z.array(operationStep),
})

/** The parts of the page, in their order. */
export const operationMenus = ['steps', 'doctors', 'lessons', 'introduction'] as const

export const operationMenu = z.object({
  type: z.enum(operationMenus),
  name: z.string(),
  /** How much is in it; the introduction counts as one. */
  count: z.int(),
})

const ofOperation = z.object({ id })

export const operationCalls = {
  detail: defineCall({
    id: 'operation.detail',
    path: '/api/web/v2/replayoperation/detail',
    about: 'One surgical video with its doctors and steps. A view is counted once a visit.',
    input: ofOperation,
    output: operationDetail,
  }),
  shareConfig: defineCall({
    id: 'operation.shareConfig',
    path: '/api/web/v2/replayoperation/shareconfig',
    about: 'What the share card of a surgical video says; `path` is its page.',
    input: ofOperation,
    output: z.object({ title: z.string(), description: z.string(), image: z.string(), path: z.string() }),
  }),
  menuList: defineCall({
    id: 'operation.menuList',
    path: '/api/web/v2/replayoperation/menulist',
    about: 'The parts that the page of a surgical video has; what would be empty is left out.',
    input: ofOperation,
    output: z.array(operationMenu),
  }),
  selectOperationDoctor: defineCall({
    id: 'operation.selectOperationDoctor',
    path: '/api/web/v2/replayoperation/selectoperationdoctor',
    about:
      'Other surgical videos of one of the doctors of a video, the latest first; without `doctor_id` of its first doctor.',
    input: z.object({ id, doctor_id: z.optional(id) }),
    output: z.object({ doctor: z.nullable(doctorItem), operations: z.array(listItem) }),
  }),
  lesson: defineCall({
    id: 'operation.lesson',
    path: '/api/web/v2/replayoperation/lesson',
    about:
      'What teaches more about a surgical video: works that review it, then works and recorded meetings on its disease; 20 a page.',
    input: z.object({ id, page }),
    output: paged(listItem),
  }),
}

export type OperationStep = z.infer<typeof operationStep>
export type OperationDetail = z.infer<typeof operationDetail>
export type OperationMenu = z.infer<typeof operationMenu>
