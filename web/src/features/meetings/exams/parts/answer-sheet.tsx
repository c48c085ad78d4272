import { useText } from '#web/ui/language.ts'
import { examText } from '../text.ts'
import './answer-sheet.css'

export type SheetPlace = { questionId: number; isAnswered: boolean; isMarked: boolean; isCurrent: boolean }

type AnswerSheetProps = { places: readonly SheetPlace[]; onGo: (questionId: number) => void }

/** The numbers of all questions: which are answered, which are marked, and where one is. */
export function AnswerSheet({ places, onGo }: AnswerSheetProps) {
  const text = useText(examText)
  return (
    <ol className="answer-sheet">
      {places.map(({ questionId, isAnswered, isMarked, isCurrent }, at) => (
        <li key={questionId}>
          <button
            type="button"
            className="answer-sheet-number"
            data-answered={isAnswered || undefined}
            data-marked={isMarked || undefined}
            aria-current={isCurrent || undefined}
            aria-label={[
              text.nthQuestion(at + 1),
              isAnswered ? text.isAnswered : text.isOpen,
              ...(isMarked ? [text.isMarked] : []),
            ].join(' · ')}
            onClick={() => onGo(questionId)}
          >
            {at + 1}
          </button>
        </li>
      ))}
    </ol>
  )
}
