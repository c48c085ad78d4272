import { failures } from '#contract/wire/failure.ts'
import {
  choiceFilter,
  durationColumn,
  flagColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import {
  numberField,
  referenceField,
  rowsField,
  textField,
  videoField,
} from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { hasSession, selectChapters } from '#server/features/meetings/meetings/programme.queries.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { playAddress } from '#server/features/meetings/watching/play-address.ts'
import { selectRecording } from './live-recordings.queries.ts'
import {
  changeRecording,
  insertRecording,
  recordingRows,
  replaceChapters,
  streamRows,
} from './live.console.queries.ts'
import { publishRecording } from './publish-recording.ts'
import { renewKey } from './renew-key.ts'

export const recordingsResource = defineResource({
  name: 'recordings',
  title: words('回放', 'Recordings'),
  right: 'meetings.edit',
  rows: recordingRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ name }) => String(name),
  columns: {
    name: textColumn('名称', 'Name'),
    meeting: textColumn('会议', 'Meeting'),
    session: textColumn('议程', 'Session', { isHidden: true }),
    seconds: durationColumn('时长', 'Length'),
    chapters: numberColumn('章节', 'Chapters'),
    sort: numberColumn('排序', 'Order'),
    is_live: flagColumn('直播录制', 'Recorded live', { isHidden: true }),
    published: flagColumn('已发布', 'Published'),
    created_at: timeColumn('创建时间', 'Created'),
  },
  filters: {
    q: textFilter('名称', 'Name'),
    meeting: meetingFilter,
    published: choiceFilter('发布', 'Publication', {
      true: words('已发布', 'Published'),
      false: words('未发布', 'Not published'),
    }),
    created_at: periodFilter('创建时间', 'Created'),
  },
  detail: async ({ db, vault, caller }, id) => {
    const recording = await selectRecording(db, id)
    if (!recording) return []
    const facts = factsIn(caller.language)
    const open = caller.language === 'zh' ? '识别、校对或上传' : 'Transcribe, check or upload'
    return [
      facts.link('字幕', 'Captions', open, `/console/captions/recording/${id}`),
      facts.video('视频', 'Video', playAddress(vault, recording.video)),
    ]
  },
  form: defineForm({
    fields: {
      name: textField('名称', 'Name', { isRequired: true, max: 100 }),
      meeting_id: referenceField('会议', 'Meeting', 'meetings', { isRequired: true }),
      session_id: referenceField('议程', 'Session', 'sessions'),
      video: videoField('视频', 'Video', { isRequired: true, isPublic: false, lengthField: 'seconds' }),
      seconds: numberField('时长（秒）', 'Length (seconds)', { isRequired: true, min: 1 }),
      commentary: videoField('解说版视频', 'Video with a commentary', { isPublic: false }),
      operation_id: referenceField('手术', 'Operation', 'operations'),
      sort: numberField('排序', 'Order', { max: 10_000 }),
      chapters: rowsField('章节', 'Chapters', {
        title: textField('标题', 'Title', { isRequired: true, max: 100 }),
        at_seconds: numberField('时间（秒）', 'At (seconds)', { isRequired: true }),
      }),
    },
    async read({ db }, id) {
      const recording = await selectRecording(db, id)
      if (!recording) return undefined
      const chapters = await selectChapters(db, [id])
      return { ...recording, chapters: chapters.map(({ title, at_seconds }) => ({ title, at_seconds })) }
    },
    create: (context, values) => saveRecording(context, 0, values),
    async change(context, id, values) {
      await saveRecording(context, id, values)
    },
  }),
  actions: {
    publish: defineAction({
      title: words('发布', 'Publish'),
      isBulk: true,
      undo: 'hide',
      asksReason: true,
      applies: ({ published }) => published === false,
      run: (context, id, { reason }) => publishRecording(context, id, { isPublished: true, reason }),
    }),
    hide: defineAction({
      title: words('隐藏', 'Hide'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      undo: 'publish',
      applies: ({ published }) => published === true,
      run: (context, id, { reason }) => publishRecording(context, id, { isPublished: false, reason }),
    }),
  },
})

type RecordingValues = {
  name: string
  meeting_id: number | null
  session_id: number | null
  video: string
  seconds: number | null
  commentary: string
  operation_id: number | null
  sort: number | null
  chapters: { title: string; at_seconds: number | null }[]
}

function saveRecording({ db }: Pick<Context, 'db'>, id: number, values: RecordingValues): Promise<number> {
  const { chapters, ...entered } = values
  const recording = {
    ...entered,
    meeting_id: values.meeting_id!,
    seconds: values.seconds!,
    sort: values.sort ?? 0,
  }
  return db.transaction(async (db) => {
    const { session_id: sessionId, meeting_id: meetingId } = recording
    if (sessionId !== null && !(await hasSession(db, meetingId, sessionId)))
      throw refuse(failures.dataMissing, { detail: 'session_id' })
    const recordingId = id || (await insertRecording(db, recording))
    if (id) await changeRecording(db, id, recording)
    await replaceChapters(
      db,
      recordingId,
      chapters.map(({ title, at_seconds }) => ({ title, at_seconds: at_seconds! })),
    )
    return recordingId
  })
}

const streamStates = states({
  none: ['未开启', 'Not opened'],
  silent: ['无信号', 'No signal', 'warning'],
  on_air: ['推流中', 'On air', 'success'],
  break: ['茶歇', 'Break', 'processing'],
  ended: ['已结束', 'Ended'],
})

/** Keys are not shown in a list: the live dashboard of a meeting shows its own. */
export const streamsResource = defineResource({
  name: 'streams',
  title: words('直播推流', 'Streams'),
  right: 'meetings.edit',
  rows: streamRows,
  partOf: { meetings: {} },
  titleOf: ({ meeting }) => String(meeting),
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    begin_at: timeColumn('开始', 'Begins'),
    end_at: timeColumn('结束', 'Ends', { isHidden: true }),
    state: stateColumn('状态', 'State', streamStates),
    watchers: numberColumn('累计观看', 'Watched so far'),
    stream_no: numberColumn('推流次数', 'Times streamed'),
    stream_changed_at: timeColumn('最近变化', 'Last change'),
  },
  filters: {
    q: meetingFilter,
    begin_at: periodFilter('开始', 'Begins'),
    streaming: choiceFilter('推流', 'Stream', {
      true: words('有信号', 'Arrives'),
      false: words('无信号', 'Does not arrive'),
    }),
  },
  detail: async ({ caller }, id) => [
    {
      title: caller.language === 'zh' ? '直播看板' : 'Live dashboard',
      kind: 'link',
      value: caller.language === 'zh' ? '打开' : 'Open',
      to: `/console/live/${id}`,
    },
  ],
  actions: {
    renewKey: defineAction({
      title: words('更换推流密钥', 'Renew the stream key'),
      isDangerous: true,
      asksReason: true,
      run: (context, id) => renewKey(context, id),
    }),
  },
})
