import { figureCalls } from '#contract/console/figures.ts'
import type { ShownFigure } from '#contract/console/figures.ts'
import { answer } from '#kernel/answer.ts'
import type { Cell } from '#kernel/files/workbook-parts.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import type { Context } from '#kernel/services.ts'
import { readFigures } from './read-figures.ts'

type Input = { from: string; until: string; subject_id: number }

const read = ({ from, until, subject_id: subjectId }: Input, { db, figures, caller }: Context) =>
  readFigures(db, figures, { from, until, subjectId }, caller.language)

export const listFigures = answer(figureCalls.list, (input, context) => read(input, context))

const heading = {
  zh: { file: '运营数据', day: '日期', total: '合计', definition: '口径' },
  en: { file: 'Figures', day: 'Day', total: 'Total', definition: 'Definition' },
}

/** As people read them: yuan, points, and a share as a fraction that Excel shows as it likes. */
const cellOf = (unit: ShownFigure['unit'], value: number | null): Cell => {
  if (value === null) return ''
  if (unit === 'money') return { yuan: value / 100 }
  return unit === 'credit' ? value / 10 : value
}

export const writeFiguresWorkbook = answer(figureCalls.workbook, async (input, context) => {
  const figures = await read(input, context)
  const text = heading[context.caller.language]
  const days = figures[0]?.days.map(({ day }) => day) ?? []
  const rows: Cell[][] = [
    [text.day, ...figures.map(({ title }) => title)],
    ...days.map((day, at) => [day, ...figures.map(({ unit, days }) => cellOf(unit, days[at]!.value))]),
    [text.total, ...figures.map(({ unit, total }) => cellOf(unit, total))],
    [text.definition, ...figures.map(({ definition }) => definition)],
  ]
  return {
    file_name: `${text.file} ${input.from} ${input.until}.xlsx`,
    workbook: writeWorkbook(rows).toString('base64'),
  }
})
