import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { id, page, paged } from '../wire/fields.ts'
import { doctorItem, listItem } from '../wire/items.ts'
import { captionItem, clarityItem } from '../wire/video.ts'

export const lessonPageSize = 20

/** A step is a chapter of the video. */
export const operationStep = z.object({ step_id: z.int(), title: contentText, at_seconds: z.int() })

export const operationDetail = z.object({
  id: z.int(),
  title: contentText,
  cover: z.string(),
  intro: contentText,
  /** The part of the body; may be empty. */
  part: contentText,
  disease_name: z.string(),
  /** The address of an mp4 or an HLS playlist. */
  video: z.string(),
  /** More addresses by clarity; empty if `video` is the only one. */
  clarities: z.array(clarityItem),
  captions: z.array(captionItem),
  view_num: z.int(),
  own_time: z.string(),
  doctors: z.array(doctorItem),
  steps: z.array(operationStep),
})

/** The parts of the page, in order. */
export const operationMenus = ['steps', 'doctors', 'lessons', 'introduction'] as const

export const operationMenu = z.object({
  type: z.enum(operationMenus),
  name: z.string(),
  /** The number of entries; the introduction counts as one. */
  count: z.int(),
})

const ofOperation = z.object({ id })

export const operationCalls = {
  detail: defineCall({
    id: 'operation.detail',
    path: '/api/web/v2/replayoperation/detail',
    countsVisit: true,
    about: 'One surgical video with its doctors and steps. A view is counted once per visit.',
    input: ofOperation,
    output: operationDetail,
  }),
  shareConfig: defineCall({
    id: 'operation.shareConfig',
    path: '/api/web/v2/replayoperation/shareconfig',
    about: 'The texts of the share card of a surgical video; `path` is its page.',
    input: ofOperation,
    output: z.object({ title: contentText, description: contentText, image: z.string(), path: z.string() }),
  }),
  menuList: defineCall({
    id: 'operation.menuList',
    path: '/api/web/v2/replayoperation/menulist',
    about: 'The parts of the page of a surgical video, without empty ones.',
    input: ofOperation,
    output: z.array(operationMenu),
  }),
  selectOperationDoctor: defineCall({
    id: 'operation.selectOperationDoctor',
    path: '/api/web/v2/replayoperation/selectoperationdoctor',
    about:
      'Other surgical videos of one of the doctors of a video, latest first; without `doctor_id` those of its first doctor.',
    input: z.object({ id, doctor_id: z.optional(id) }),
    output: z.object({ doctor: z.nullable(doctorItem), operations: z.array(listItem) }),
  }),
  lesson: defineCall({
    id: 'operation.lesson',
    path: '/api/web/v2/replayoperation/lesson',
    about:
      'Further lessons for a surgical video: works that review it, then works and recorded meetings on its disease; 20 a page.',
    input: z.object({ id, page }),
    output: paged(listItem),
  }),
}

export type OperationStep = z.infer<typeof operationStep>
export type OperationDetail = z.infer<typeof operationDetail>
export type OperationMenu = z.infer<typeof operationMenu>
