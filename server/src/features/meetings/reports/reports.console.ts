import {
  choiceFilter,
  flagColumn,
  numberColumn,
  periodFilter,
  pictureColumn,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  linesField,
  pictureField,
  referenceField,
  richField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import {
  insertReport,
  reportRows,
  selectAnyReport,
  setReportPublished,
  updateReport,
} from './reports.console.queries.ts'

/** What is written about a meeting. */
export const reportsResource = defineResource({
  name: 'reports',
  title: words('会议报道', 'Meeting reports'),
  right: 'meetings.edit',
  rows: reportRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ title }) => String(title),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    meeting: textColumn('会议', 'Meeting'),
    source: textColumn('来源', 'Source', { isHidden: true }),
    views: numberColumn('阅读', 'Views'),
    published: flagColumn('已发布', 'Published'),
    published_at: timeColumn('发布时间', 'Published at'),
  },
  filters: {
    q: textFilter('标题', 'Title'),
    meeting: meetingFilter,
    published: choiceFilter('发布', 'Publication', {
      true: words('已发布', 'Published'),
      false: words('已撤下', 'Taken back'),
    }),
    published_at: periodFilter('发布时间', 'Published at'),
  },
  form: defineForm({
    isPublished: true,
    previewPath: (id) => `/reportsDetail?id=${id}`,
    fields: {
      title: textField('标题', 'Title', { isRequired: true, max: 100 }),
      meeting_id: referenceField('会议', 'Meeting', 'meetings', { isRequired: true }),
      cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
      intro: linesField('摘要', 'Summary', { max: 300 }),
      source: textField('来源', 'Source', { max: 100 }),
      body: richField('正文', 'Text', { isRequired: true }),
    },
    read: ({ db }, id) => selectAnyReport(db, id),
    create: ({ db }, { meeting_id, ...values }) => insertReport(db, { ...values, meeting_id }),
    async change({ db }, id, { meeting_id, ...values }) {
      await updateReport(db, id, { ...values, meeting_id })
    },
  }),
  actions: {
    takeBack: defineAction({
      title: words('撤下', 'Take back'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      undo: 'restore',
      applies: ({ published }) => published === true,
      async run({ db }, id) {
        expectChange(await setReportPublished(db, id, false))
      },
    }),
    restore: defineAction({
      title: words('恢复', 'Restore'),
      isBulk: true,
      undo: 'takeBack',
      applies: ({ published }) => published === false,
      async run({ db }, id) {
        expectChange(await setReportPublished(db, id, true))
      },
    }),
  },
})
