import { addResults } from '#contract/practice/union-adding.ts'
import type { AddReport } from '#contract/practice/union-adding.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { addingText } from '../adding-text.ts'

const names = Object.keys(addResults) as (keyof typeof addResults)[]

const good: number[] = [addResults.added, addResults.invited]

/** What became of each row. */
export function AddedRows({ report }: { report: AddReport }) {
  const text = useText(addingText)
  const nameOf = (result: number) => text.results[names.find((name) => addResults[name] === result)!]
  const invited = report.rows.filter(({ result }) => result === addResults.invited).length
  return (
    <div aria-live="polite">
      <Section title={text.report(report.added_num, invited)}>
        {report.rows.map(({ row, given, result, truename }) => (
          <ListRow
            key={row}
            title={`${text.row(row)} ${given}`}
            note={truename}
            after={<Tag kind={good.includes(result) ? 'free' : 'notice'}>{nameOf(result)}</Tag>}
          />
        ))}
      </Section>
    </div>
  )
}
