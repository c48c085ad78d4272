import { captionLabels } from '#contract/library/videos.ts'
import type { TranscribedLanguage } from '#contract/library/videos.ts'
import type { Talk } from '#contract/library/transcripts.ts'
import {
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { choiceField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { playAddress } from '#server/features/meetings/watching/play-address.ts'
import { findTalk } from './find-talk.ts'
import { captionRows } from './talk-captions.console.queries.ts'
import { captionRights } from './talk-captions.policy.ts'
import { transcribeTalk } from './transcribe-talk.ts'

const captionStates = states({
  none: ['无字幕', 'None'],
  waiting: ['识别中', 'Being transcribed', 'processing'],
  failed: ['识别失败', 'Failed', 'error'],
  machine: ['待校对', 'To be checked', 'warning'],
  checked: ['已校对', 'Checked', 'success'],
})

const reasonStates = states({
  refused: ['语音服务拒绝', 'Refused by the service'],
  unreadable: ['声音无法读取', 'Its sound cannot be read'],
  silent: ['没有听到讲话', 'Nobody speaks'],
  late: ['超过半天未完成', 'Took longer than half a day'],
  fault: ['系统故障', 'A fault of the platform'],
})

const languages = {
  zh: words(captionLabels.zh, 'Chinese'),
  en: words('英文', captionLabels.en),
}

const begin = async (context: Context, talk: Talk, id: number, language: TranscribedLanguage) =>
  transcribeTalk(context, await findTalk(context, { talk, talk_id: id }), language)

const captionsResource = (talk: Talk, title: Words, item: Words) =>
  defineResource({
    name: `${talk}-captions`,
    title,
    right: captionRights[talk],
    rows: captionRows[talk],
    ...(talk === 'recording' && { partOf: { meetings: { by: 'meeting' } } }),
    // The only lesson of a course has no name of its own.
    titleOf: ({ title, item }) => String(title || item),
    columns: {
      title: textColumn('名称', 'Name'),
      item: textColumn(item.zh, item.en),
      languages: textColumn('语言', 'Languages'),
      state: stateColumn('状态', 'State', captionStates),
      reason: stateColumn('失败原因', 'Why it failed', reasonStates),
      began_at: timeColumn('开始识别', 'Begun', { isHidden: true }),
    },
    filters: {
      q: textFilter(`名称、${item.zh}`, `Name, ${item.en.toLowerCase()}`),
      state: stateFilter('状态', 'State', captionStates),
    },
    async detail(context, id) {
      const { video } = await findTalk(context, { talk, talk_id: id })
      const facts = factsIn(context.caller.language)
      const open = context.caller.language === 'zh' ? '校对、输入或上传' : 'Check, type or upload'
      return [
        facts.link('字幕', 'Captions', open, `/console/captions/${talk}/${id}`),
        facts.video('视频', 'Video', playAddress(context.vault, video)),
      ]
    },
    actions: {
      transcribe: defineAction({
        title: words('识别字幕', 'Transcribe'),
        isBulk: true,
        fields: { language: choiceField('讲话语言', 'Spoken language', languages, { isRequired: true }) },
        applies: ({ state }) => state !== 'waiting',
        run: (context, id, { values }) => begin(context, talk, id, values.language),
      }),
      retry: defineAction({
        title: words('重新识别', 'Try again'),
        isBulk: true,
        applies: ({ state }) => state === 'failed',
        run: (context, id, { row }) => begin(context, talk, id, row.asked as TranscribedLanguage),
      }),
    },
    waiting: [
      {
        title: words(`${title.zh}识别失败`, `${title.en} that could not be made`),
        filters: { state: 'failed' },
      },
    ],
  })

export const captionResources = [
  captionsResource('recording', words('回放字幕', 'Captions of recordings'), words('会议', 'Meeting')),
  captionsResource('lesson', words('课程字幕', 'Captions of lessons'), words('课程', 'Course')),
  captionsResource('operation', words('手术字幕', 'Captions of surgery'), words('部位', 'Part')),
]
