import {
  flagColumn,
  numberColumn,
  periodFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { linesField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { enterText } from './enter-text.ts'
import { agreementRows, textRows } from './expert-agreements.console.queries.ts'

const content = { isRequired: true, max: 20_000 }

/** Texts of the agreement with experts. The latest one holds; what was signed stays as it was. */
export const agreementTextsResource = defineResource({
  name: 'expert-agreement-texts',
  part: 'experts',
  title: words('协议文本', 'Agreement texts'),
  right: 'experts.edit',
  rows: textRows,
  titleOf: ({ id, content_zh }) => `${id} · ${String(content_zh).slice(0, 30)}`,
  columns: {
    content_zh: textColumn('中文文本', 'Chinese text'),
    author: textColumn('录入人', 'Entered by'),
    signed: numberColumn('已签署', 'Signed'),
    created_at: timeColumn('生效时间', 'Holds from'),
  },
  filters: { q: textFilter('文本', 'Text') },
  form: defineForm({
    fields: {
      content_zh: linesField('中文文本', 'Chinese text', content),
      content_en: linesField('英文文本', 'English text', content),
    },
    async read({ db, vault }, id) {
      const [row] = await textRows.byIds({ db, vault }, [id])
      return row && { content_zh: row.content_zh, content_en: row.content_en }
    },
    create: enterText,
  }),
})

export const agreementsResource = defineResource({
  name: 'expert-agreements',
  part: 'experts',
  title: words('已签协议', 'Signed agreements'),
  right: 'experts.edit',
  rows: agreementRows,
  titleOf: ({ signer, meeting }) => `${String(signer)} · ${String(meeting)}`,
  columns: {
    signer: textColumn('签署人', 'Signer'),
    meeting: textColumn('会议', 'Meeting'),
    text_id: textColumn('文本编号', 'Text'),
    is_typed: flagColumn('键入签名', 'Typed'),
    signed_at: timeColumn('签署时间', 'Signed at'),
  },
  filters: {
    q: textFilter('签署人或会议', 'Signer or meeting'),
    signed_at: periodFilter('签署时间', 'Signed at'),
  },
})
