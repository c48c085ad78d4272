import {
  flagColumn,
  numberColumn,
  periodFilter,
  pictureColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { textField, timeField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { countCertificatesOf } from '#server/features/meetings/certificates/certificates.queries.ts'
import { certificateZipAddress } from '#server/features/meetings/certificates/serve-certificate-zip.ts'
import { audienceStates } from '#server/features/meetings/meetings/audience-states.ts'
import { copyMeeting } from './copy-meeting.ts'
import { grantAll } from './grant-all.ts'
import { kinds, meetingFields, meetingSections } from './meeting-fields.ts'
import { meetingRows } from './meeting-editor.queries.ts'
import { publishMeeting, takeBackMeeting } from './publish-meeting.ts'
import { changeMeeting, createMeeting, readMeeting } from './save-meeting.ts'

const publications = states({
  published: ['已发布', 'Published', 'success'],
  scheduled: ['定时发布', 'Scheduled', 'processing'],
  hidden: ['未发布', 'Not published', 'warning'],
})

const progresses = states({
  coming: ['未开始', 'Coming'],
  running: ['进行中', 'In progress'],
  over: ['已结束', 'Over'],
})

export const meetingsResource = defineResource({
  name: 'meetings',
  title: words('会议', 'Meetings'),
  right: 'meetings.edit',
  rows: meetingRows,
  titleOf: ({ title }) => String(title),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    kind: stateColumn('类型', 'Kind', kinds),
    publication: stateColumn('发布', 'Publication', publications),
    publish_at: timeColumn('定时', 'Publishes at', { isHidden: true }),
    begin_at: timeColumn('开始', 'Begins'),
    end_at: timeColumn('结束', 'Ends', { isHidden: true }),
    college: textColumn('学科', 'Subject'),
    parent: textColumn('所属大会', 'Part of', { isHidden: true }),
    speaker: textColumn('讲者', 'Lecturers', { isHidden: true }),
    venue: textColumn('会场', 'Venue', { isHidden: true }),
    audience: stateColumn('观众', 'Audience', audienceStates),
    is_credit: flagColumn('学分', 'Credit'),
    is_live: flagColumn('推流中', 'Streaming'),
    sessions: numberColumn('议程', 'Sessions'),
    views: numberColumn('观看', 'Views'),
    shares: numberColumn('分享', 'Shares', { isHidden: true }),
  },
  filters: {
    q: textFilter('标题', 'Title'),
    publication: stateFilter('发布', 'Publication', publications),
    progress: stateFilter('进度', 'Progress', progresses),
    kind: stateFilter('类型', 'Kind', kinds),
    subject: textFilter('学科', 'Subject'),
    begin_at: periodFilter('开始', 'Begins'),
  },
  detail: async ({ db, vault, caller }, id) => {
    const certificateNum = await countCertificatesOf(db, id)
    const { link: linkTo } = factsIn(caller.language)
    const link = (zh: string, en: string, to: string) =>
      linkTo(zh, en, caller.language === 'zh' ? '打开' : 'Open', to)
    return [
      link('用户看到的页面', 'As users see it', `/meetingDetail?meeting_id=${id}`),
      ...(certificateNum > 0
        ? [linkTo('证书压缩包', 'Certificates as a zip', certificateNum, certificateZipAddress(vault, id))]
        : []),
    ]
  },
  form: defineForm({
    fields: meetingFields,
    sections: meetingSections,
    read: ({ db }, id) => readMeeting(db, id),
    create: createMeeting,
    change: changeMeeting,
    previewPath: (id) => `/meetingDetail?meeting_id=${id}`,
  }),
  actions: {
    publish: defineAction({
      title: words('发布', 'Publish'),
      isBulk: true,
      undo: 'takeBack',
      fields: {
        at: timeField('定时发布', 'Publish at', { hint: ['留空则立即发布', 'When empty: at once'] }),
      },
      applies: ({ publication }) => publication !== 'published',
      run: (context, id, { values }) => publishMeeting(context, id, values.at),
    }),
    takeBack: defineAction({
      title: words('撤下', 'Take back'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      undo: 'publish',
      applies: ({ publication }) => publication !== 'hidden',
      run: (context, id) => takeBackMeeting(context, id),
    }),
    copy: defineAction({
      title: words('复制为新会议', 'Copy into a new meeting'),
      fields: {
        title: textField('新标题', 'New title', { isRequired: true, max: 100 }),
        begin_at: timeField('开始时间', 'Begins', { isRequired: true }),
      },
      run: ({ db }, id, { values }) =>
        copyMeeting(db, id, { title: values.title, beginAt: values.begin_at! }),
    }),
    grantCertificates: defineAction({
      title: words('发放学分与证书', 'Grant credit and certificates'),
      asksReason: true,
      applies: ({ begin_at }) => (begin_at as Date) <= new Date(),
      run: (context, id) => grantAll(context, id),
    }),
  },
})
