import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { questionKinds } from '#contract/library/questionnaires.ts'
import type { QuestionResult } from '#contract/library/questionnaires.ts'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { questionnaireQueries } from '../queries.ts'
import { questionnaireText } from '../text.ts'
import './results.css'

/** The answers so far, for the owner and operators. */
export function Results({ questionnaireId }: { questionnaireId: number }) {
  const text = useText(questionnaireText)
  const results = useQuery(questionnaireQueries.results(questionnaireId))
  if (results.isError) return <LoadFailure error={results.error} onRetry={() => results.refetch()} />
  if (!results.data) return <Skeleton shape="lines" count={6} />
  if (results.data.answer_num === 0) return <ListState status="empty" emptyText={text.noAnswers} />
  return (
    <>
      <p className="results-sum">{text.answerNum(results.data.answer_num)}</p>
      {results.data.questions.map((question, at) => (
        <section key={question.question_id} className="results-question">
          <h3 className="results-title">
            {at + 1}. {question.title}
          </h3>
          <p className="results-note">{text.ofQuestion(question.answer_num)}</p>
          {question.kind === questionKinds.text ? (
            <Texts questionId={question.question_id} />
          ) : (
            <Options question={question} />
          )}
        </section>
      ))}
    </>
  )
}

function Options({ question }: { question: QuestionResult }) {
  const text = useText(questionnaireText)
  return (
    <ul className="results-options">
      {question.options.map(({ option_id, label, choice_num }) => {
        const share = question.answer_num > 0 ? choice_num / question.answer_num : 0
        return (
          <li key={option_id}>
            <span className="results-option">
              <span>{label}</span>
              <span className="results-count">{text.share(choice_num, Math.round(share * 100))}</span>
            </span>
            <ProgressBar label={label} share={share} />
          </li>
        )
      })}
    </ul>
  )
}

function Texts({ questionId }: { questionId: number }) {
  const text = useText(questionnaireText)
  const texts = useInfiniteQuery(questionnaireQueries.texts(questionId))
  const rows = texts.data?.pages.flatMap((page) => page.data) ?? []
  if (texts.isPending) return <Skeleton shape="lines" count={2} />
  if (rows.length === 0 && !texts.isError) return <ListState status="empty" inline emptyText={text.noTexts} />
  return (
    <>
      <ul className="results-texts">
        {rows.map((row) => (
          <li key={row.text_id}>{row.text}</li>
        ))}
      </ul>
      {texts.isError && <ListState status="error" inline onRetry={() => texts.fetchNextPage()} />}
      {texts.hasNextPage && !texts.isError && (
        <Button variant="quiet" block onClick={() => texts.fetchNextPage()}>
          {text.moreTexts}
        </Button>
      )}
    </>
  )
}
