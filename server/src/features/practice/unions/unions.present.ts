import { unionMemberTypes } from '#contract/practice/unions.ts'
import type {
  applicationStates,
  UnionApplication,
  UnionDetail,
  UnionItem,
  UnionMember,
} from '#contract/practice/unions.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { summary } from '#kernel/pages/summary.ts'
import { cleanRichText, plainAsRichText } from '#kernel/rich-text.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { ApplicationRow } from './applications.queries.ts'
import type { MemberRow, UnionItemRow, UnionRow } from './unions.queries.ts'
import type { UnionRole } from './union-role.ts'

export const presentUnion = (row: UnionItemRow): UnionItem => ({
  id: row.id,
  name: row.name,
  cover: row.cover,
  summary: summary(withoutMarkup(row.introduction)),
  doctor_num: row.doctors,
  department_num: row.departments,
  is_member: asBit(row.isMember),
})

/** What somebody may change in a plain field: the lines of a text, without its markup. */
export const plainText = (text: string) =>
  text.includes('<')
    ? readText(text.replaceAll(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/g, '\n').replaceAll(/<[^>]*>/g, '')).trim()
    : text

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const readText = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!)

const withoutMarkup = (text: string) => text.replaceAll(/<[^>]*>/g, ' ')

/** What was typed into a form has no markup. */
export const asRichText = (text: string) => (text.includes('<') ? cleanRichText(text) : plainAsRichText(text))

type DetailParts = {
  role: UnionRole
  isInvited: boolean
  application: { state: OneOf<typeof applicationStates>; review_reason: string } | undefined
  pending: number
  notices: number
  meetings: number
  doctors: MemberRow[]
  departments: MemberRow[]
}

export const presentUnionDetail = (row: UnionRow, parts: DetailParts): UnionDetail => ({
  ...presentUnion(row),
  introduction: asRichText(row.introduction),
  questions: row.questions,
  owner_name: row.owner_name ?? '',
  create_time: shanghaiTime(row.created_at),
  notice_num: parts.notices,
  meeting_num: parts.meetings,
  is_manager: asBit(parts.role.isManager),
  is_owner: asBit(parts.role.isOwner),
  needs_verification: asBit(parts.role.needsVerification),
  is_invited: asBit(parts.isInvited),
  application_status: parts.application?.state ?? -1,
  application_reason: parts.application?.review_reason ?? '',
  pending_num: parts.pending,
  doctors: parts.doctors.map(presentMember),
  departments: parts.departments.map(presentMember),
})

export const presentMember = ({
  member,
  user,
  department,
  isManager,
  isOwner,
  isVerified,
}: MemberRow): UnionMember => ({
  member_id: member.id,
  type: member.type,
  userid: member.user_id,
  truename: user.truename,
  photo: user.photo,
  title: user.title,
  hospital: department?.hospital ?? user.hospital,
  department: department?.name ?? user.department,
  department_id: member.department_id ?? 0,
  is_manager: asBit(isManager),
  is_owner: asBit(isOwner),
  is_verified: asBit(isVerified),
  join_time: shanghaiTime(member.joined_at),
})

export const presentApplication = (row: ApplicationRow): UnionApplication => {
  const { application, user, department } = row
  const isDepartment = application.type === unionMemberTypes.department
  return {
    application_id: application.id,
    id: application.union_id,
    union_name: row.union_name,
    type: application.type,
    userid: application.user_id,
    truename: user.truename,
    photo: user.photo,
    title: user.title,
    hospital: (isDepartment && department?.hospital) || user.hospital,
    department: (isDepartment && department?.name) || user.department,
    is_verified: asBit(row.isVerified),
    department_id: application.department_id ?? 0,
    reason: application.reason,
    answers: application.answers,
    status: application.state,
    review_reason: application.review_reason,
    create_time: shanghaiTime(application.created_at),
    review_time: application.reviewed_at ? shanghaiTime(application.reviewed_at) : '',
  }
}
