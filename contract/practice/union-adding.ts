import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, line, page, paged } from '../wire/fields.ts'

export const unionAddingFailures = defineFailures({
  tooManyRows: [5661, '每次最多添加 500 人', 'at most 500 members can be added at a time'],
  sheetUnreadable: [
    5662,
    '无法读取该文件，请上传 .xlsx 或 .csv 表格',
    'the file cannot be read, please upload an .xlsx or .csv table',
  ],
  nobodyGiven: [5663, '没有可添加的人员', 'there is nobody to add'],
})

export const unionAddingLimits = { rows: 500 } as const

/** What became of one person or row. */
export const addResults = {
  added: 1,
  alreadyMember: 2,
  notRegistered: 3,
  notDoctor: 4,
  wrongPhone: 5,
  /** Of a number: whether anybody has it is not told. */
  invited: 6,
} as const

export const unionCandidate = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
  is_member: bit,
})

export const addReport = z.object({
  added_num: z.int(),
  rows: z.array(
    z.object({
      /** From 1, in the order given. */
      row: z.int(),
      /** What was given: a phone number, or the name of a chosen person. */
      given: z.string(),
      result: z.int(),
      /** Of those who were chosen by their name; empty for numbers. */
      truename: z.string(),
    }),
  ),
})

export const unionAddingCalls = {
  candidates: defineCall({
    id: 'union.candidates',
    method: 'GET',
    path: '/MedicalCollege/union/candidates',
    about: 'Doctors whose name or hospital contains the words, 20 a page. For managers.',
    access: 'member',
    input: z.object({ id, keyword: line(30).check(z.minLength(1)), page }),
    output: paged(unionCandidate),
  }),
  add: defineCall({
    id: 'union.addMembers',
    path: '/MedicalCollege/union/addMembers',
    about:
      'Adds doctors as members by `user_ids`, and invites `phones`; reports about each. A number is answered alike whether anybody has it or not: its owner is asked. Repeating it changes nothing. For managers.',
    access: 'member',
    input: z.object({
      id,
      user_ids: z._default(json(z.array(z.int())), []),
      phones: z._default(json(z.array(z.string().check(z.maxLength(100)))), []),
    }),
    output: addReport,
  }),
  import: defineCall({
    id: 'union.importMembers',
    path: '/MedicalCollege/union/importMembers',
    about:
      'Invites the phone numbers in a table (.xlsx or .csv), and reports row by row. A first row without digits is the heading. For managers.',
    access: 'member',
    upload: true,
    input: z.object({ id }),
    output: addReport,
  }),
}

export type UnionCandidate = z.infer<typeof unionCandidate>
export type AddReport = z.infer<typeof addReport>
