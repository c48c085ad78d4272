import { importCalls } from '#contract/console/imports.ts'
import type { Language } from '#contract/wire/language.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Field } from '#kernel/console-framework/fields.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import type { Form } from '#kernel/console-framework/resource.ts'
import { refuse } from '#kernel/fail.ts'
import { columnHelp } from '#kernel/files/column-help.ts'
import type { ColumnHelp } from '#kernel/files/column-help.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import { formOf } from '#server/features/console/records/read-form.ts'
import { selectImportOf } from './imports.queries.ts'
import { idColumn, problemColumn } from './read-cells.ts'
import { reportOf } from './run-import.ts'

export const writeTemplate = answer(importCalls.template, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const { language } = context.caller
  const columns = columnsOf(formOf(context, resource), language)
  const head = columns.map(({ title }) => title)
  return {
    file_name: `${resource.title[language]} ${text.template[language]}.xlsx`,
    workbook: writeWorkbook([head], columnHelp(columns)).toString('base64'),
  }
})

export const writeWrongRows = answer(importCalls.wrongRows, async ({ id }, context) => {
  const row = await selectImportOf(context.db, id, memberOf(context).userId)
  if (!row) throw refuse(resourceFailures.importOver)
  const resource = resourcesOf(context).open(context, row.resource)
  const { language } = context.caller
  const [head = [], ...rows] = row.table
  const problems = new Map(reportOf(row).problems.map((one) => [one.row, one.problem]))
  const width = Math.max(head.length, ...rows.map(({ length }) => length))
  const wide = (cells: string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  const wrong = rows.flatMap((cells, at) => {
    const problem = problems.get(at + 2)
    return problem === undefined ? [] : [[...wide(cells), problem]]
  })
  return {
    file_name: `${resource.title[language]} ${text.wrong[language]}.xlsx`,
    workbook: writeWorkbook([[...wide(head), problemColumn[language]], ...wrong]).toString('base64'),
  }
})

const text = {
  template: { zh: '导入模板', en: 'template' },
  wrong: { zh: '有问题的行', en: 'rows with a problem' },
  id: { zh: '留空为新建；填写则修改该 ID 的记录', en: 'Empty for a new record; the ID of one to change it' },
  required: { zh: '必填', en: 'required' },
  kinds: {
    time: { zh: '如 2026-11-18 09:30', en: 'such as 2026-11-18 09:30' },
    money: { zh: '金额，单位元，如 99.00', en: 'an amount in yuan, such as 99.00' },
    number: { zh: '整数', en: 'a whole number' },
    flag: { zh: '是或否', en: 'yes or no' },
    reference: { zh: '名称或 ID', en: 'a name or an ID' },
    references: { zh: '名称或 ID，用顿号分隔', en: 'names or IDs, separated by commas' },
  } as Record<string, Record<Language, string>>,
}

type Column = ColumnHelp & { title: string }

function columnsOf({ fields, wholeTable, change }: Form, language: Language): Column[] {
  if (wholeTable)
    return wholeTable.columns.map((title) => ({ title: title[language], help: '', options: [] }))
  return [
    ...(change ? [{ title: idColumn, help: text.id[language], options: [] }] : []),
    ...Object.values(fields)
      .filter(({ readCell }) => readCell !== undefined)
      .map((field) => ({
        title: field.title[language] + (field.isRequired ? ' *' : ''),
        help: helpOf(field, language),
        options: optionsOf(field, language),
      })),
  ]
}

const helpOf = ({ isRequired, kind, hint }: Field, language: Language) =>
  [isRequired ? text.required[language] : '', text.kinds[kind]?.[language] ?? '', hint?.[language] ?? '']
    .filter((part) => part !== '')
    .join(language === 'zh' ? '；' : '; ')

const optionsOf = ({ kind, options = {} }: Field, language: Language) => {
  if (kind === 'flag') return { zh: ['是', '否'], en: ['yes', 'no'] }[language]
  return kind === 'choice' ? Object.values(options).map((option) => option[language]) : []
}
