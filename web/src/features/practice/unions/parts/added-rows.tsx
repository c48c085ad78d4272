import { addResults } from '#contract/practice/union-adding.ts'
import type { AddReport } from '#contract/practice/union-adding.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { addingText } from '../adding-text.ts'

const names = Object.keys(addResults) as (keyof typeof addResults)[]

/** What became of each row. */
export function AddedRows({ report }: { report: AddReport }) {
  const text = useText(addingText)
  const nameOf = (result: number) => text.results[names.find((name) => addResults[name] === result)!]
  return (
    <div aria-live="polite">
      <Section title={text.report(report.added_num)}>
        {report.rows.map(({ row, given, result, truename }) => (
          <ListRow
            key={row}
            title={`${text.row(row)} ${given}`}
            note={truename}
            after={<Tag kind={result === addResults.added ? 'free' : 'notice'}>{nameOf(result)}</Tag>}
          />
        ))}
      </Section>
    </div>
  )
}
