import { useState } from 'react'
import { conferenceAnswers } from '#contract/practice/conferences.ts'
import type { Conference } from '#contract/practice/conferences.ts'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { conferenceMutations } from '../mutations.ts'
import { conferenceText } from '../text.ts'
import { answerNames } from './answer-names.ts'
import type { AnswerName } from './answer-names.ts'

type OwnAnswerProps = { conference: Conference; code: string }

/** May be changed until the end. */
export function OwnAnswer({ conference, code }: OwnAnswerProps) {
  const text = useText(conferenceText)
  const [chosen, setChosen] = useState(
    answerNames.find((name) => conferenceAnswers[name] === conference.answer),
  )

  async function choose(name: AnswerName) {
    const before = chosen
    setChosen(name)
    try {
      await conferenceMutations.answer({ id: conference.id, code, answer: conferenceAnswers[name] })
      toast(text.answered, 'success')
    } catch {
      // The call has said why.
      setChosen(before)
    }
  }

  return (
    <div className="conference-answer">
      <p>{text.yourAnswer}</p>
      <Segmented<string>
        label={text.yourAnswer}
        value={chosen ?? ''}
        onChange={(name) => choose(name as AnswerName)}
        options={answerNames.map((name) => ({ value: name, label: text.answers[name] }))}
      />
    </div>
  )
}
