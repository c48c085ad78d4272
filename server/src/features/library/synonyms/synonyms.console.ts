import { synonymLimits } from '#contract/library/synonyms.ts'
import {
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { choiceField, linesField, textField } from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { removeSynonym, saveSynonym } from './save-synonym.ts'
import { storedSynonyms, synonymRows } from './synonyms.console.queries.ts'

const kinds = states({
  disease: ['疾病', 'Disease'],
  drug: ['药品', 'Drug'],
  procedure: ['术式', 'Procedure'],
  test: ['检查检验', 'Test'],
  other: ['其他', 'Other'],
})

const fields = {
  term: textField('常用名称', 'Usual name', { isRequired: true, max: synonymLimits.nameLength }),
  kind: choiceField(
    '类别',
    'Kind',
    {
      disease: kinds.disease!.title,
      drug: kinds.drug!.title,
      procedure: kinds.procedure!.title,
      test: kinds.test!.title,
      other: kinds.other!.title,
    },
    { isRequired: true },
  ),
  others: linesField('其他名称', 'Other names', {
    isRequired: true,
    hint: [
      '简称、英文、商品名、旧称，每行一个或用“、”分隔',
      'Short, English, brand and former names, one on each line',
    ],
  }),
}

const namesOf = ({ others, ...entry }: ValuesOf<typeof fields>) => ({
  ...entry,
  others: others
    .split(/[\n、]/)
    .map((name) => name.trim())
    .filter(Boolean),
})

/** The names of one medical thing: a search for one of them finds what is written with another. */
export const synonymsResource = defineResource({
  name: 'synonyms',
  title: words('医学词表', 'Medical word list'),
  right: 'content.edit',
  rows: synonymRows,
  titleOf: ({ term }) => String(term),
  columns: {
    term: textColumn('常用名称', 'Usual name'),
    kind: stateColumn('类别', 'Kind', kinds),
    others: textColumn('其他名称', 'Other names'),
    updated_at: timeColumn('更新时间', 'Changed'),
  },
  filters: { q: textFilter('名称', 'Name'), kind: stateFilter('类别', 'Kind', kinds) },
  form: defineForm({
    fields,
    async read(context, id) {
      const entry = await storedSynonyms.read(context, id)
      return entry && { term: entry.term, kind: entry.kind, others: entry.others.join('\n') }
    },
    create: async (context, values) => (await saveSynonym(context, 0, namesOf(values))).id,
    async change(context, id, values) {
      await saveSynonym(context, id, namesOf(values))
    },
  }),
  actions: {
    remove: defineAction({
      title: words('移除', 'Remove'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      run: removeSynonym,
    }),
  },
})
