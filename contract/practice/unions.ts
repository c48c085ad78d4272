import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, id, json, line, lines, nothing, onOff, page, paged, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const unionFailures = defineFailures({
  alreadyMember: [5621, '您已是该科联体成员', 'you are already a member of this union'],
  alreadyApplied: [
    5622,
    '您的入会申请正在审核，请勿重复提交',
    'your application is being reviewed, please do not send it again',
  ],
  doctorsOnly: [5623, '仅医生可以申请加入科联体', 'only doctors can apply to join a union'],
  departmentNeeded: [5624, '请选择要加入的科室', 'please choose the department that joins'],
  departmentTaken: [5625, '该科室已是科联体成员', 'this department is already a member of the union'],
  notOpen: [5626, '该申请已处理', 'this application has already been decided'],
  reasonNeeded: [5627, '请填写拒绝理由', 'please say why it is rejected'],
  answersMissing: [5628, '请回答科联体的全部问题', 'please answer all questions of the union'],
  membersOnly: [403, '仅科联体成员可以查看', 'only members of the union can see this'],
  managersOnly: [403, '仅科联体管理员可以操作', 'only managers of the union can do this'],
  ownerOnly: [403, '仅科联体创建人可以操作', 'only the owner of the union can do this'],
  ownerStays: [5629, '请先移交科联体，再移除创建人', 'hand the union over before its owner is removed'],
  notMember: [5630, '该用户不是科联体成员', 'this user is not a member of the union'],
  foundingOpen: [
    5631,
    '您的创建申请正在审核，请勿重复提交',
    'your founding is being reviewed, please do not send it again',
  ],
  verificationNeeded: [
    6500,
    '管理科联体需先通过身份认证',
    'managing a union needs a passed verification of your identity',
  ],
  memberUnverified: [
    6501,
    '该成员尚未通过身份认证，不能管理科联体',
    'this member has not passed the verification and cannot manage a union',
  ],
  invitationMissing: [6502, '没有待回复的邀请', 'there is no invitation to answer'],
})

/** `type` of a member and of an application: a person, or a department that one doctor represents. */
export const unionMemberTypes = { doctor: 1, department: 2 } as const

/** What became of an invitation by number. */
export const invitationStates = { open: 0, accepted: 1, declined: 2 } as const

export const applicationStates = { pending: 0, approved: 1, rejected: 2 } as const

/** What became of the founding of a union: an operator reviews it, and may close the union later. */
export const foundingStates = { underReview: 0, passed: 1, refused: 2, closed: 3 } as const

export const unionLimits = {
  name: 30,
  introduction: 20_000,
  reason: 500,
  questions: 5,
  question: 60,
  answer: 500,
} as const

const memberType = z.codec(z.enum(['1', '2']), z.union([z.literal(1), z.literal(2)]), {
  decode: (value) => (value === '2' ? 2 : 1),
  encode: (value) => (value === 2 ? '2' : '1'),
})

export const unionItem = z.object({
  id: z.int(),
  name: z.string(),
  cover: z.string(),
  /** The beginning of the introduction, without markup. */
  summary: z.string(),
  doctor_num: z.int(),
  department_num: z.int(),
  is_member: bit,
})

/** A member of either sort: a person, or a department with the doctor who represents it. */
export const unionMember = z.object({
  member_id: z.int(),
  type: oneOf(unionMemberTypes),
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  title: z.string(),
  hospital: z.string(),
  /** Of a person the department they work in; of a department its name. */
  department: z.string(),
  /** 0 for a person. */
  department_id: z.int(),
  is_manager: bit,
  is_owner: bit,
  is_verified: bit,
  join_time: z.string(),
})

export const unionDetail = z.extend(unionItem, {
  introduction: z.string(),
  /** What an applicant is asked. */
  questions: z.array(z.string()),
  owner_name: z.string(),
  create_time: z.string(),
  notice_num: z.int(),
  meeting_num: z.int(),
  is_manager: bit,
  is_owner: bit,
  /** The caller would manage it, and has to pass the verification first. */
  needs_verification: bit,
  /** A manager has invited the caller’s number, which is not answered yet. */
  is_invited: bit,
  /** The caller’s latest application. */
  application_status: oneOf({ none: -1, ...applicationStates }),
  application_reason: z.string(),
  /** Applications that wait, 0 for those who do not decide about them. */
  pending_num: z.int(),
  doctors: z.array(unionMember),
  departments: z.array(unionMember),
})

export const unionApplication = z.object({
  application_id: z.int(),
  id: z.int(),
  union_name: z.string(),
  type: oneOf(unionMemberTypes),
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  title: z.string(),
  hospital: z.string(),
  department: z.string(),
  is_verified: bit,
  department_id: z.int(),
  reason: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  status: oneOf(applicationStates),
  review_reason: z.string(),
  create_time: z.string(),
  review_time: z.string(),
})

const ofUnion = { id }
const ofMember = { id, userid: id }

export const unionCalls = {
  list: defineCall({
    id: 'union.list',
    method: 'GET',
    path: '/MedicalCollege/union/list',
    about: 'The unions, 20 a page, the caller’s own first.',
    input: z.object({ page }),
    output: paged(unionItem),
  }),
  check: defineCall({
    id: 'college.unionCheck',
    method: 'GET',
    path: '/MedicalCollege/union/check',
    about: 'How many unions the caller is a member of, 0 for visitors.',
    input: nothing,
    output: z.object({ total: z.int() }),
  }),
  detail: defineCall({
    id: 'union.detail',
    method: 'GET',
    path: '/MedicalCollege/union/detail',
    about: 'The home of a union: introduction, figures, first members, and what the caller is in it.',
    input: z.object(ofUnion),
    output: unionDetail,
  }),
  members: defineCall({
    id: 'union.members',
    method: 'GET',
    path: '/MedicalCollege/union/members',
    about: 'Doctor members (`type` 1) or department members (2) of a union, 20 a page. For members only.',
    access: 'member',
    input: z.object({ ...ofUnion, type: memberType, page }),
    output: paged(unionMember),
  }),
  apply: defineCall({
    id: 'union.apply',
    path: '/MedicalCollege/union/apply',
    about:
      'Applies to join a union: as a person (`type` 1) or for a department (2). One application at a time; for doctors only.',
    access: 'member',
    input: z.object({
      ...ofUnion,
      type: memberType,
      department_id: z._default(id, 0),
      reason: lines(unionLimits.reason).check(z.minLength(1)),
      answers: z._default(json(z.array(lines(unionLimits.answer))), []),
    }),
    output: z.object({ application_id: z.int(), status: oneOf(applicationStates) }),
  }),
  applications: defineCall({
    id: 'union.applications',
    method: 'GET',
    path: '/MedicalCollege/union/applications',
    about:
      'The applications to join a union: `status` 0 pending, 1 approved, 2 rejected; 20 a page. For its managers.',
    access: 'member',
    input: z.object({ ...ofUnion, status: z._default(code, 0), page }),
    output: paged(unionApplication),
  }),
  joinApplication: defineCall({
    id: 'union.joinApplication',
    method: 'GET',
    path: '/MedicalCollege/union/joinApplication',
    about:
      'The applications that wait for the decision of this user (`status` 0), in all unions that they manage. `userId` is the caller.',
    access: 'member',
    input: z.object({ userId: id, status: z._default(code, 0), page }),
    output: paged(unionApplication),
  }),
  approve: defineCall({
    id: 'union.approve',
    path: '/MedicalCollege/union/approve',
    about:
      'Decides about an application, once: approves (`type` 1) or rejects it with a reason (2). The applicant is notified. For managers.',
    access: 'member',
    input: z.object({ application_id: id, type: onOff, reason: z._default(lines(unionLimits.reason), '') }),
    output: z.object({ application_id: z.int(), status: oneOf(applicationStates) }),
  }),
  answerInvitation: defineCall({
    id: 'union.answerInvitation',
    path: '/MedicalCollege/union/answerInvitation',
    about: 'The caller accepts (`type` 1) or declines (2) the invitation of their number, once. For doctors.',
    access: 'member',
    input: z.object({ ...ofUnion, type: onOff }),
    output: nothing,
  }),
  removeMember: defineCall({
    id: 'union.removeMember',
    path: '/MedicalCollege/union/removeMember',
    about:
      'Removes a member (`member_id` of the list). For managers, and for members who leave. The owner stays.',
    access: 'member',
    input: z.object({ ...ofUnion, member_id: id }),
    output: nothing,
  }),
  setManager: defineCall({
    id: 'union.setManager',
    path: '/MedicalCollege/union/setManager',
    about: 'Names a member manager (`type` 1) or no longer (2). For the owner.',
    access: 'member',
    input: z.object({ ...ofMember, type: onOff }),
    output: nothing,
  }),
  handOver: defineCall({
    id: 'union.handOver',
    path: '/MedicalCollege/union/handOver',
    about: 'Makes another member the owner; the former owner stays a manager. For the owner.',
    access: 'member',
    input: z.object(ofMember),
    output: nothing,
  }),
  found: defineCall({
    id: 'union.found',
    path: '/MedicalCollege/union/found',
    about:
      'Hands in the founding of a union, which an operator reviews; one at a time. For doctors. `questions` are asked of those who apply.',
    access: 'member',
    input: z.object({
      name: words(unionLimits.name),
      introduction: lines(unionLimits.introduction).check(z.minLength(1)),
      reason: lines(unionLimits.reason).check(z.minLength(1)),
      questions: z._default(
        json(z.array(line(unionLimits.question)).check(z.maxLength(unionLimits.questions))),
        [],
      ),
    }),
    output: z.object({ id: z.int(), status: oneOf(foundingStates) }),
  }),
  founding: defineCall({
    id: 'union.founding',
    method: 'GET',
    path: '/MedicalCollege/union/founding',
    about: 'The latest founding that the caller has handed in; null for none.',
    access: 'member',
    input: nothing,
    output: z.object({
      founding: z.nullable(
        z.object({
          id: z.int(),
          name: z.string(),
          status: oneOf(foundingStates),
          review_reason: z.string(),
          create_time: z.string(),
        }),
      ),
    }),
  }),
}

export type UnionItem = z.infer<typeof unionItem>
export type UnionMember = z.infer<typeof unionMember>
export type UnionDetail = z.infer<typeof unionDetail>
export type UnionApplication = z.infer<typeof unionApplication>
export type UnionMemberType = 1 | 2
