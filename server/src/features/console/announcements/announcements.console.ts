import { announcementFailures } from '#contract/console/announcements.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  numberColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  choicesField,
  flagField,
  linesField,
  pathField,
  referencesField,
  richField,
  textField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import {
  defineAction,
  defineForm,
  defineResource,
  guardedAction,
} from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { describeAnnouncement } from './describe-announcement.ts'
import {
  announcementRows,
  insertAnnouncement,
  selectAnnouncement,
  updateIn,
} from './announcements.queries.ts'
import { channelWords, identityWords, kindWords, provinceWords, titleWords } from './announcements.text.ts'
import {
  cancelSending,
  checkAudience,
  recallAnnouncement,
  sendTest,
  sendToAudience,
} from './change-announcement.ts'

const announcementStates = states({
  draft: ['草稿', 'Draft'],
  scheduled: ['待发送', 'Scheduled', 'processing'],
  sending: ['发送中', 'Sending', 'processing'],
  sent: ['已发送', 'Sent', 'success'],
  recalled: ['已撤回', 'Recalled', 'error'],
})

const fields = {
  title: textField('标题', 'Title', { isRequired: true, max: 60 }),
  title_en: textField('英文标题', 'English title', {
    max: 60,
    hint: ['留空则英文用户看到中文', 'When empty, readers of English see the Chinese text'],
  }),
  content: linesField('摘要', 'Summary', { isRequired: true, max: 500 }),
  content_en: linesField('英文摘要', 'English summary', { max: 500 }),
  body: richField('正文', 'Text', {
    hint: ['打开消息后显示；留空则显示摘要', 'Shown when the message is opened; when empty, the summary is'],
  }),
  body_en: richField('英文正文', 'English text'),
  path: pathField('跳转页面', 'Leads to', {
    hint: [
      '本站页面，如 /meetingDetail?meeting_id=1；留空则打开消息本身',
      'A page of this site such as /meetingDetail?meeting_id=1; when empty, the message itself opens',
    ],
  }),
  is_public: flagField('凭链接公开', 'Open by its link', {
    hint: ['任何人都可以凭链接阅读', 'Anybody who has the link may read it'],
  }),
  kind: choiceField('消息分类', 'Kind', kindWords, { isRequired: true }),
  channels: choicesField('推送渠道', 'Channels', channelWords, {
    hint: [
      '站内信总会发送；渠道遵从每个人的消息设置与免打扰时段',
      'The inbox gets it in any case; channels follow the settings and quiet hours of each person',
    ],
  }),
  identities: choicesField('收件人：身份', 'Audience: identity', identityWords),
  provinces: choicesField('收件人：省份', 'Audience: province', provinceWords, {
    hint: ['按医院所在省份', 'By the province of the hospital'],
  }),
  subjects: referencesField('收件人：学科', 'Audience: subject', 'subjects'),
  department: textField('收件人：科室包含', 'Audience: department contains', { max: 40 }),
  titles: choicesField('收件人：职称', 'Audience: title', titleWords),
  is_verified: flagField('收件人：仅已认证医生', 'Audience: verified doctors only'),
  unions: referencesField('收件人：科联体成员', 'Audience: members of unions', 'unions'),
  people: referencesField('收件人：指定用户', 'Audience: these people alone', 'people'),
}

/** The columns that the values of the form are stored in. */
const rowOf = ({
  identities,
  provinces,
  subjects,
  department,
  titles,
  is_verified,
  unions,
  people,
  ...message
}: ValuesOf<typeof fields>) => ({
  ...message,
  audience: { identities, provinces, subjects, department, titles, is_verified, unions, people },
})

const isIn =
  (...accepted: string[]) =>
  ({ state }: RawRow) =>
    accepted.includes(String(state))

/** Messages that operators write, to some people or to many. */
export const announcementsResource = defineResource({
  name: 'announcements',
  title: words('群发消息', 'Announcements'),
  right: 'messages.send',
  rows: announcementRows,
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('标题', 'Title'),
    state: stateColumn('状态', 'State', announcementStates),
    kind: textColumn('分类', 'Kind', { isHidden: true }),
    channels: textColumn('渠道', 'Channels'),
    reached: numberColumn('送达人数', 'Reached'),
    send_at: timeColumn('计划发送', 'Planned for'),
    sent_at: timeColumn('发送完成', 'Sent'),
    author: textColumn('撰写人', 'Written by'),
    created_at: timeColumn('创建时间', 'Created'),
  },
  filters: {
    q: textFilter('标题或摘要', 'Title or summary'),
    state: stateFilter('状态', 'State', announcementStates),
    created_at: periodFilter('创建时间', 'Created'),
  },
  present: (row, { caller }) => ({
    ...row,
    kind: kindWords[row.kind as keyof typeof kindWords][caller.language],
    channels: (row.channels as (keyof typeof channelWords)[]).map(
      (channel) => channelWords[channel][caller.language],
    ),
  }),
  detail: describeAnnouncement,
  form: defineForm({
    fields,
    async read({ db }, id) {
      const row = await selectAnnouncement(db, id)
      return row?.state === 'draft' ? { ...row, ...row.audience } : undefined
    },
    create: (context, values) =>
      insertAnnouncement(context.db, { ...rowOf(values), author_id: memberOf(context).userId }),
    async change({ db }, id, values) {
      if (!(await updateIn(db, id, ['draft'], rowOf(values)))) throw refuse(announcementFailures.notDraft)
    },
  }),
  actions: {
    test: defineAction({
      title: words('发给自己测试', 'Send me a test'),
      applies: isIn('draft', 'scheduled'),
      run: sendTest,
    }),
    send: guardedAction(sendToAudience, {
      title: words('发送', 'Send'),
      applies: isIn('draft'),
      check: (context, row) => checkAudience(context, row.id),
    }),
    cancel: defineAction({
      title: words('取消发送', 'Cancel'),
      asksReason: true,
      applies: isIn('scheduled'),
      run: cancelSending,
    }),
    recall: defineAction({
      title: words('撤回', 'Recall'),
      isDangerous: true,
      asksReason: true,
      applies: isIn('sending', 'sent'),
      run: recallAnnouncement,
    }),
  },
})
