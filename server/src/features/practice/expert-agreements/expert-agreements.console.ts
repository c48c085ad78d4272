import { partyLimits } from '#contract/practice/expert-agreements.ts'
import {
  flagColumn,
  numberColumn,
  periodFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { linesField, textField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { enterParty } from './enter-party.ts'
import { enterText } from './enter-text.ts'
import { agreementRows, partyRows, textRows } from './expert-agreements.console.queries.ts'

const content = { isRequired: true, max: 20_000 }

/** Texts of the agreement with experts. The latest one holds; what was signed stays as it was. */
export const agreementTextsResource = defineResource({
  name: 'expert-agreement-texts',
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

/** The legal entity that signs as party A. The latest one holds. */
export const agreementPartiesResource = defineResource({
  name: 'agreement-parties',
  title: words('协议签约主体', 'Party A of agreements'),
  right: 'experts.edit',
  rows: partyRows,
  titleOf: ({ name }) => String(name),
  columns: {
    name: textColumn('单位名称', 'Legal entity'),
    credit_code: textColumn('统一社会信用代码', 'Credit code'),
    signatory: textColumn('授权签署人', 'Signatory'),
    author: textColumn('录入人', 'Entered by'),
    signed: numberColumn('已签署', 'Signed'),
    created_at: timeColumn('生效时间', 'Holds from'),
  },
  filters: { q: textFilter('单位', 'Entity') },
  form: defineForm({
    asksReason: true,
    fields: {
      name: textField('单位名称', 'Legal entity', {
        isRequired: true,
        max: partyLimits.name,
        hint: ['与营业执照或法人证书一致', 'As in its licence'],
      }),
      credit_code: textField('统一社会信用代码', 'Unified social credit code', { isRequired: true, max: 24 }),
      signatory: textField('授权签署人', 'Signatory', {
        isRequired: true,
        max: partyLimits.signatory,
        hint: [
          '保存即表示该签署人授权以本单位名义签署专家协议',
          'Saving says that this person authorises the signing of agreements for the entity',
        ],
      }),
    },
    async read({ db, vault }, id) {
      const [row] = await partyRows.byIds({ db, vault }, [id])
      return row && { name: row.name, credit_code: row.credit_code, signatory: row.signatory }
    },
    create: enterParty,
  }),
})

export const agreementsResource = defineResource({
  name: 'expert-agreements',
  title: words('已签协议', 'Signed agreements'),
  right: 'experts.edit',
  rows: agreementRows,
  partOf: { experts: { by: 'sheet_id' } },
  titleOf: titledBy('signer', 'meeting'),
  columns: {
    signer: textColumn('签署人', 'Signer'),
    meeting: textColumn('会议', 'Meeting'),
    party: textColumn('甲方', 'Party A'),
    text_id: textColumn('文本编号', 'Text'),
    is_typed: flagColumn('键入签名', 'Typed'),
    signed_at: timeColumn('签署时间', 'Signed at'),
  },
  filters: {
    q: textFilter('签署人或会议', 'Signer or meeting'),
    signed_at: periodFilter('签署时间', 'Signed at'),
  },
})
