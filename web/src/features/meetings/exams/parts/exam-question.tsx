import { examQuestionKinds } from '#contract/meetings/exams.ts'
import type { PaperQuestion } from '#contract/meetings/exams.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { useText } from '#web/ui/language.ts'
import { QuestionFrame } from '#web/ui/question-frame/question-frame.tsx'
import { examText } from '../text.ts'
import { questionAnchor } from '../use-current-question.ts'
import './exam-question.css'

type ExamQuestionProps = {
  question: PaperQuestion
  number: number
  chosen: readonly number[]
  onChoose: (optionIds: number[]) => void
  isMarked: boolean
  onMark: () => void
}

export function ExamQuestion(props: ExamQuestionProps) {
  const { question, number, chosen, onChoose, isMarked, onMark } = props
  const text = useText(examText)
  const isMultiple = question.kind === examQuestionKinds.multiple
  return (
    <div id={questionAnchor(question.question_id)}>
      <QuestionFrame
        name={`question-${question.question_id}`}
        number={number}
        title={question.title}
        note={isMultiple ? text.multiple : text.single}
      >
        <ChoiceList
          options={question.options}
          isMultiple={isMultiple}
          hasLetters
          chosen={chosen}
          onChoose={onChoose}
        />
        <p className="exam-question-mark">
          <Chip pressed={isMarked} onPress={onMark}>
            {text.mark}
          </Chip>
        </p>
      </QuestionFrame>
    </div>
  )
}
