import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, id, page, paged } from '../wire/fields.ts'
import { itemTypes } from '../wire/item-types.ts'
import { doctorItem, listItem } from '../wire/items.ts'
import { adItem } from './ads.ts'

/** `type` of the department home. */
export const departmentLists = { all: 1, subscribed: 2 } as const

export const departmentItem = z.object({
  department_id: z.int(),
  department_name: contentText,
  hospital: contentText,
  cover: z.string(),
  college_name: z.string(),
  doctor_num: z.int(),
})

const departmentRow = z.extend(departmentItem, {
  /** The department of the doctor who invited the caller. */
  is_inviting: bit,
})

export const departmentDetail = z.extend(departmentItem, {
  college_id: z.int(),
  introduction: contentText,
  subscribe_num: z.int(),
  is_subscribed: bit,
})

/** The content of a department's doctors. Articles have no doctor. */
export const departmentContentTypes = itemTypes.filter((type) => type !== 'information')

const one = { department_id: id }
const subscription = z.object({ is_subscribed: bit, subscribe_num: z.int() })

const listType = z.codec(z.enum(['1', '2']), z.union([z.literal(1), z.literal(2)]), {
  decode: (value) => (value === '2' ? 2 : 1),
  encode: (value) => (value === 2 ? '2' : '1'),
})

export const departmentCalls = {
  list: defineCall({
    id: 'department.list',
    method: 'GET',
    path: '/MedicalCollege/department/list',
    about:
      'Departments, 20 a page: all (`type` 1) or those the caller subscribes to (2), of one subject or of all. The department of the inviting doctor (`userid`) comes first.',
    input: z.object({
      type: z._default(listType, departmentLists.all),
      college_id: z._default(id, 0),
      userid: z._default(id, 0),
      page,
    }),
    output: paged(departmentRow),
  }),
  detail: defineCall({
    id: 'department.detail',
    method: 'GET',
    path: '/MedicalCollege/department/detail',
    about: 'One department, its number of subscribers, and whether the caller is one.',
    input: z.object(one),
    output: departmentDetail,
  }),
  doctors: defineCall({
    id: 'department.doctors',
    method: 'GET',
    path: '/MedicalCollege/department/doctors',
    about: 'The doctors of a department, 20 a page.',
    input: z.object({ ...one, page }),
    output: paged(doctorItem),
  }),
  content: defineCall({
    id: 'outpatient.menuContent',
    path: '/MedicalCollege/outpatient/menuContent',
    about: 'The meetings, works or operations of the doctors of a department, 20 a page, latest first.',
    input: z.object({ ...one, type: z.enum(departmentContentTypes), page }),
    output: paged(listItem),
  }),
  advertising: defineCall({
    id: 'outpatient.advertising',
    path: '/MedicalCollege/outpatient/advertising',
    about: 'The advertisements of a department, or without one those of the department home.',
    input: z.object({ department_id: z._default(id, 0) }),
    output: z.array(adItem),
  }),
  subscribe: defineCall({
    id: 'outpatient.subscribe',
    path: '/MedicalCollege/outpatient/subscribe',
    about: 'Subscribes to a department; repeating it changes nothing.',
    access: 'member',
    input: z.object(one),
    output: subscription,
  }),
  cancelSubscribe: defineCall({
    id: 'outpatient.cancelSubscribe',
    path: '/MedicalCollege/outpatient/cancelSubscribe',
    about: 'Unsubscribes from a department; repeating it changes nothing.',
    access: 'member',
    input: z.object(one),
    output: subscription,
  }),
}

export type DepartmentItem = z.infer<typeof departmentItem>
export type DepartmentRow = z.infer<typeof departmentRow>
export type DepartmentDetail = z.infer<typeof departmentDetail>
export type DepartmentContentType = (typeof departmentContentTypes)[number]
