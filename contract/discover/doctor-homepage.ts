import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { disease } from '../library/subjects.ts'
import { profileLimits } from '../people/profile.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, id, line, lines, nothing, page, paged, text } from '../wire/fields.ts'
import { doctorItem, informationItem, listItem, meetingItem, productionItem } from '../wire/items.ts'

export const worksPageSize = 20
export const doctorArticlePageSize = 20

/** How many answers a homepage shows. */
export const answerCount = 30

export const homepageFailures = defineFailures({
  noHomepage: [
    4683,
    '您还没有医生主页，请先完成认证并认领主页',
    'you have no homepage yet, please get verified and claim it first',
  ],
  notYourHomepage: [4684, '只能编辑自己的主页', 'you may only edit your own homepage'],
  pictureNotOwn: [4685, '照片不存在，请重新上传', 'the picture was not found, please upload it again'],
  fieldEmpty: [4686, '职称、医院、科室不能为空', 'title, hospital and department may not be empty'],
})

/** The longest text of each field that a doctor edits. */
export const homepageLimits = {
  title: profileLimits.title,
  hospital: profileLimits.hospital,
  department: profileLimits.department,
  good_at: profileLimits.good_at,
  introduction: profileLimits.introduce,
} as const

export type HomepageField = keyof typeof homepageLimits

/** What a doctor says of themselves. */
export const doctorProfile = z.extend(doctorItem, {
  /** 0 if unknown. */
  department_id: z.int(),
  /** The subject. */
  college_id: z.int(),
  good_at: contentText,
  introduction: contentText,
})

/** The same as it is written, to be edited: without translations. */
const ownProfile = z.extend(doctorProfile, {
  title: z.string(),
  hospital: z.string(),
  department: z.string(),
  good_at: z.string(),
  introduction: z.string(),
})

export const doctorDetail = z.extend(doctorProfile, {
  live_status: bit,
  /** What the doctor treats. */
  diseases: z.array(disease),
  /** Works of both kinds; `series_num` of them are series. */
  production_num: z.int(),
  series_num: z.int(),
  article_num: z.int(),
  answer_num: z.int(),
  /** All meetings, also those that are not listed below. */
  meeting_num: z.int(),
  /** Whether it is the caller’s own homepage. */
  is_own: bit,
  /** In progress or upcoming, the next first. */
  upcoming: z.array(meetingItem),
  /** Over, latest first: the last twenty at most. */
  past: z.array(meetingItem),
})

/** What a doctor wrote below an item of their own, with that item. */
export const doctorAnswer = z.object({
  comment_id: z.int(),
  content: z.string(),
  create_time: z.string(),
  praise_num: z.int(),
  item: listItem,
})

/** For how many days figures are shown. */
export const figureDays = [7, 30, 90] as const

/** How many points the curve of a lesson has. */
export const retentionPoints = 50

export const homepageDay = z.object({
  /** `YYYY-MM-DD` in Shanghai. */
  day: z.string(),
  /** Views of the homepage and of works. */
  view_num: z.int(),
  production_view_num: z.int(),
  follow_num: z.int(),
  unfollow_num: z.int(),
  link_num: z.int(),
  watch_seconds: z.int(),
  /** Lessons that members have completed. */
  finish_num: z.int(),
})

export const workFigures = z.object({
  production_id: z.int(),
  title: contentText,
  view_num: z.int(),
  watch_seconds: z.int(),
  finish_num: z.int(),
  /** Members who have begun a lesson, ever, and the share of begun lessons that were completed, from 0 to 1. */
  viewer_num: z.int(),
  finish_share: z.number(),
})

/** For how many months earnings are shown. */
export const earningMonths = 12

/** Amounts are yuan with two decimals: the share of the author, less what was refunded. */
const earned = {
  amount: z.string(),
  /** Orders that were not refunded. */
  order_num: z.int(),
}

export const monthEarnings = z.object({
  /** `YYYY-MM` in Shanghai, in which the orders were paid. */
  month: z.string(),
  ...earned,
})

export const workEarnings = z.object({ production_id: z.int(), title: contentText, ...earned })

export const ownEarnings = z.object({
  /** By all works, ever. */
  total: z.string(),
  /** What the account has now: not yet free because it may be refunded, free, and being withdrawn. */
  pending: z.string(),
  available: z.string(),
  in_withdrawal: z.string(),
  /** The last twelve, the oldest first. */
  months: z.array(monthEarnings),
  /** Each work that was bought, the one that brought most first. */
  works: z.array(workEarnings),
})

const lessonRetention = z.object({
  episode_id: z.int(),
  title: contentText,
  /** The share of viewers, from 0 to 1, who have watched the part that begins at this second. */
  points: z.array(z.object({ second: z.int(), share: z.number() })),
})

const dayCount = z.codec(z.enum(['7', '30', '90']), z.literal(figureDays), {
  decode: (value) => (value === '7' ? 7 : value === '30' ? 30 : 90),
  encode: (value) => (value === 7 ? '7' : value === 30 ? '30' : '90'),
})

const ofDoctor = z.object({ doctor_id: id })

export const doctorCalls = {
  detail: defineCall({
    id: 'doctorhomepage.detail',
    path: '/api/web/v2/doctorhomepage/detail',
    countsVisit: true,
    about:
      'The homepage of a doctor with the meetings they speak in. A view is counted once per visit, except the doctor’s own.',
    input: ofDoctor,
    output: doctorDetail,
  }),
  testDetail: defineCall({
    id: 'doctorhomepage.testdetail',
    path: '/api/web/v2/doctorhomepage/testdetail',
    about:
      'The homepage of a doctor including unpublished meetings; open to operators, and to everybody outside production.',
    input: ofDoctor,
    output: doctorDetail,
  }),
  works: defineCall({
    id: 'doctor.production',
    path: '/api/web/v2/doctorhomepage/doctorproduction',
    about: 'Works of a doctor, 20 a page, latest first; `course_type` 1 singles only, 2 series only, 0 both.',
    input: z.object({
      doctor_id: id,
      course_type: z._default(count.check(z.maximum(2)), 0),
      page,
    }),
    output: paged(productionItem),
  }),
  articles: defineCall({
    id: 'doctorhomepage.articles',
    path: '/api/web/v2/doctorhomepage/articles',
    about: 'Articles that a doctor wrote, 20 a page, latest first.',
    input: z.object({ doctor_id: id, page }),
    output: paged(informationItem),
  }),
  answers: defineCall({
    id: 'doctorhomepage.answers',
    path: '/api/web/v2/doctorhomepage/answers',
    about:
      'What a doctor wrote below their own works, articles and operations and the meetings they speak in, latest first: the last thirty, of those that the caller may read.',
    input: ofDoctor,
    output: z.array(doctorAnswer),
  }),
  logLink: defineCall({
    id: 'doctor.clicklinklog',
    path: '/api/web/v2/doctorhomepage/clicklinklog',
    about: 'Counts that an outside link of a homepage was opened, once per visit.',
    input: z.object({ doctor_id: id, url: text(500) }),
    output: nothing,
  }),
  profile: defineCall({
    id: 'doctorhomepage.profile',
    path: '/api/web/v2/doctorhomepage/profile',
    about: 'What the caller’s own homepage says of them, to be edited.',
    access: 'member',
    input: nothing,
    output: ownProfile,
  }),
  edit: defineCall({
    id: 'doctorhomepage.edit',
    path: '/api/web/v2/doctorhomepage/edit',
    about:
      'Changes the caller’s own homepage; omitted fields stay. The name is the verified one and cannot be changed.',
    access: 'member',
    input: z.object({
      doctor_id: id,
      doctor_cover: z.optional(line(200)),
      title: z.optional(line(homepageLimits.title)),
      hospital: z.optional(line(homepageLimits.hospital)),
      department: z.optional(line(homepageLimits.department)),
      good_at: z.optional(lines(homepageLimits.good_at)),
      introduction: z.optional(lines(homepageLimits.introduction)),
    }),
    output: ownProfile,
  }),
  figures: defineCall({
    id: 'doctorhomepage.figures',
    path: '/api/web/v2/doctorhomepage/figures',
    about:
      'How many people the caller’s homepage and works have reached in the last 7, 30 or 90 days, by day and by work.',
    access: 'member',
    input: z.object({ days: z._default(dayCount, 30) }),
    output: z.object({ days: z.array(homepageDay), works: z.array(workFigures) }),
  }),
  retention: defineCall({
    id: 'doctorhomepage.retention',
    path: '/api/web/v2/doctorhomepage/retention',
    about: 'For each lesson of a work of the caller, how much of it its viewers have watched.',
    access: 'member',
    input: z.object({ production_id: id }),
    output: z.array(lessonRetention),
  }),
  earnings: defineCall({
    id: 'doctorhomepage.earnings',
    path: '/api/web/v2/doctorhomepage/earnings',
    about: 'What the caller has earned by their works: in all, by month and by work.',
    access: 'member',
    input: nothing,
    output: ownEarnings,
  }),
}

export type FigureDays = (typeof figureDays)[number]
export type HomepageDay = z.infer<typeof homepageDay>
export type WorkFigures = z.infer<typeof workFigures>
export type OwnEarnings = z.infer<typeof ownEarnings>
export type WorkEarnings = z.infer<typeof workEarnings>
export type DoctorProfile = z.infer<typeof doctorProfile>
export type DoctorDetail = z.infer<typeof doctorDetail>
export type DoctorAnswer = z.infer<typeof doctorAnswer>
