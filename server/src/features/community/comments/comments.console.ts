import type { TipOffReason } from '#contract/community/comments.ts'
import {
  choiceFilter,
  flagColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { textField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { addWord, removeWord } from './change-words.ts'
import { commentRows, tippedOffRows, wordRows } from './comments.console.queries.ts'
import { decideReports, restoreComment, takeDownComment } from './decide-comment.ts'

const itemKinds = states({
  meeting: ['会议', 'Meeting'],
  information: ['文章', 'Article'],
  production: ['作品', 'Work'],
  operation: ['手术', 'Operation'],
})

const kinds = { comment: words('评论', 'Comment'), danmaku: words('弹幕', 'Danmaku') }
const shownStates = { shown: words('显示中', 'Shown'), hidden: words('已隐藏', 'Hidden') }

const reasonWords: Record<TipOffReason, Words> = {
  advertising: words('广告', 'Advertising'),
  abuse: words('辱骂攻击', 'Abuse'),
  misinformation: words('不实信息', 'Misinformation'),
  privacy: words('泄露隐私', 'Privacy'),
  other: words('其他', 'Other'),
}

const titleOf = ({ content }: RawRow) => String(content).slice(0, 40)

const columns = {
  content: textColumn('内容', 'Text'),
  author: textColumn('作者', 'Author'),
  hospital: textColumn('医院', 'Hospital', { isHidden: true }),
  item_type: stateColumn('位置', 'Below', itemKinds),
  is_danmaku: flagColumn('弹幕', 'Danmaku'),
}

/** What the comment is below. */
async function detailOf({ db, items, vault, caller }: Context, id: number) {
  const [row] = await commentRows.byIds({ db, vault }, [id])
  const card = await items.get(String(row!.item_type)).cards?.(db, [Number(row!.item_id)], caller.language)
  return [factsIn(caller.language).text('位置', 'Below', card?.[0]?.title ?? String(row!.item_id))]
}

export const commentsResource = defineResource({
  name: 'comments',
  title: words('评论与弹幕', 'Comments and danmaku'),
  right: 'comments.moderate',
  rows: commentRows,
  partOf: {
    meetings: { by: 'meeting' },
    courses: { by: 'work' },
    people: { by: 'user_id', right: 'people.read' },
  },
  titleOf,
  columns: {
    ...columns,
    is_pinned: flagColumn('置顶', 'Pinned', { isHidden: true }),
    is_hidden: flagColumn('已隐藏', 'Hidden'),
    created_at: timeColumn('时间', 'Time'),
  },
  filters: {
    q: textFilter('内容或作者', 'Text or author'),
    kind: choiceFilter('类型', 'Kind', kinds),
    item_type: stateFilter('位置', 'Below', itemKinds),
    state: choiceFilter('状态', 'State', shownStates),
    created_at: periodFilter('时间', 'Time'),
  },
  detail: detailOf,
  actions: {
    hide: defineAction({
      title: words('隐藏', 'Hide'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      usualReason: words('违反社区规范', 'Against the rules of the community'),
      undo: 'restore',
      applies: ({ is_hidden }) => is_hidden === false,
      run: takeDownComment,
    }),
    restore: defineAction({
      title: words('恢复显示', 'Show again'),
      isBulk: true,
      asksReason: true,
      undo: 'hide',
      applies: ({ is_hidden }) => is_hidden === true,
      run: restoreComment,
    }),
  },
})

export const tipOffsResource = defineResource({
  name: 'tip-offs',
  title: words('评论举报', 'Reported comments'),
  right: 'comments.moderate',
  rows: tippedOffRows,
  titleOf,
  columns: {
    ...columns,
    reports: numberColumn('举报数', 'Reports'),
    reasons: textColumn('举报原因', 'Reasons'),
    reported_at: timeColumn('首次举报', 'First report'),
    created_at: timeColumn('评论时间', 'Written', { isHidden: true }),
  },
  waiting: [{ title: words('被举报的评论', 'Reported comments'), filters: {} }],
  filters: {
    q: textFilter('内容或作者', 'Text or author'),
    kind: choiceFilter('类型', 'Kind', kinds),
    item_type: stateFilter('位置', 'Below', itemKinds),
  },
  present: (row, { caller }) => ({
    ...row,
    reasons: (row.reasons as TipOffReason[]).map((reason) => reasonWords[reason][caller.language]),
  }),
  detail: detailOf,
  actions: {
    hide: defineAction({
      title: words('成立，隐藏评论', 'Hide the comment'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      run: (context, id) => decideReports(context, id, { isHidden: true }),
    }),
    dismiss: defineAction({
      title: words('不成立', 'Dismiss'),
      isBulk: true,
      asksReason: true,
      run: (context, id) => decideReports(context, id, { isHidden: false }),
    }),
  },
})

export const wordsResource = defineResource({
  name: 'words',
  title: words('敏感词', 'Word list'),
  right: 'comments.moderate',
  rows: wordRows,
  titleOf: ({ word }) => String(word),
  columns: {
    word: textColumn('词', 'Word'),
    is_taken_back: flagColumn('已停用', 'Taken back'),
    created_at: timeColumn('添加时间', 'Added'),
  },
  filters: {
    q: textFilter('词', 'Word'),
    state: choiceFilter('状态', 'State', {
      active: words('使用中', 'In use'),
      taken_back: words('已停用', 'Taken back'),
    }),
  },
  form: defineForm({
    fields: { word: textField('词', 'Word', { isRequired: true, max: 40 }) },
    async read({ db, vault }, id) {
      const [row] = await wordRows.byIds({ db, vault }, [id])
      return row && { word: row.word }
    },
    create: (context, { word }) => addWord(context, word),
  }),
  actions: {
    takeBack: defineAction({
      title: words('停用', 'Take back'),
      isBulk: true,
      undo: 'putBack',
      applies: ({ is_taken_back }) => is_taken_back === false,
      run: (context, _id, { row }) => removeWord(context, String(row.word)),
    }),
    putBack: defineAction({
      title: words('重新使用', 'Put back'),
      isBulk: true,
      undo: 'takeBack',
      applies: ({ is_taken_back }) => is_taken_back === true,
      run: (context, _id, { row }) => addWord(context, String(row.word)),
    }),
  },
})
