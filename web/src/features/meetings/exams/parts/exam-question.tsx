import { examQuestionKinds } from '#contract/meetings/exams.ts'
import type { PaperQuestion } from '#contract/meetings/exams.ts'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { useText } from '#web/ui/language.ts'
import { QuestionFrame } from '#web/ui/question-frame/question-frame.tsx'
import { examText } from '../text.ts'

type ExamQuestionProps = {
  question: PaperQuestion
  number: number
  chosen: readonly number[]
  onChoose: (optionIds: number[]) => void
}

export function ExamQuestion({ question, number, chosen, onChoose }: ExamQuestionProps) {
  const text = useText(examText)
  const isMultiple = question.kind === examQuestionKinds.multiple
  return (
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
    </QuestionFrame>
  )
}
