import type { ScoreSheet } from '#contract/meetings/exams.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useText } from '#web/ui/language.ts'
import { examText } from '../text.ts'
import './sheet-score.css'

export function SheetScore({ sheet }: { sheet: ScoreSheet }) {
  const text = useText(examText)
  const { timeOf } = useTimeText()
  const hasPassed = sheet.passed === 1
  return (
    <div className="sheet-score" data-passed={hasPassed || undefined}>
      <p className="sheet-score-verdict">{hasPassed ? text.passed : text.failed}</p>
      <p className="sheet-score-number">
        <span className="visually-hidden">{text.score} </span>
        {sheet.score}
      </p>
      <p>{text.ofPass(sheet.pass_mark)}</p>
      <p>{separated([text.rightOf(sheet.right_num, sheet.questions.length), timeOf(sheet.closed_at)])}</p>
    </div>
  )
}
