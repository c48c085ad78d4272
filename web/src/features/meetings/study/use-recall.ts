import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { studyFailures } from '#contract/meetings/study.ts'
import type { RecallQuestion } from '#contract/meetings/study.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { studyMutations } from './mutations.ts'
import { askingSignal } from './state.ts'
import { studyText } from './text.ts'

/** `asked` waits for an answer; `wrong` and `late` offer to watch the part again. */
export type Recall = { question: RecallQuestion; state: 'asked' | 'wrong' | 'late' }

/** The question that came while somebody watches, and what they do about it. */
export function useRecall(frameRef: RefObject<HTMLElement | null>, isLive: boolean) {
  const text = useText(studyText)
  const [recall, setRecall] = useState<Recall>()
  const metRef = useRef(0)
  const video = () => frameRef.current?.querySelector('video')

  /** Every report repeats the question until it is answered. */
  const ask = useCallback((question: RecallQuestion) => {
    if (question.recall_id === metRef.current) return
    setRecall((old) => {
      const isSame = old?.state === 'asked' && old.question.recall_id === question.recall_id
      return isSame ? old : { question, state: 'asked' }
    })
  }, [])

  const waiting = recall?.state === 'asked' ? recall.question : undefined
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => {
      // A live stream goes on; a recording waits for the person to come back.
      if (isLive) return setRecall(undefined)
      frameRef.current?.querySelector('video')?.pause()
      return setRecall({ question: waiting, state: 'late' })
    }, waiting.seconds_left * 1000)
    return () => clearTimeout(timer)
  }, [waiting, isLive, frameRef])

  const isAsking = waiting !== undefined && waiting.options.length > 0
  useEffect(() => {
    askingSignal.set(isAsking)
    return () => askingSignal.set(false)
  }, [isAsking])

  async function answer(question: RecallQuestion, optionId?: number) {
    const input = { recall_id: question.recall_id, ...(optionId !== undefined && { option_id: optionId }) }
    try {
      const { is_right } = await studyMutations.answerRecall(input)
      if (is_right === 0) return setRecall({ question, state: 'wrong' })
      metRef.current = question.recall_id
      toast(optionId === undefined ? text.recallHere : text.recallRight, 'success')
      return setRecall(undefined)
    } catch (error) {
      const isLate = error instanceof CallFailure && error.status === studyFailures.recallOver.status
      if (isLate) return setRecall({ question, state: 'late' })
      return toast((error as Error).message, 'failure')
    }
  }

  function watchAgain(question: RecallQuestion) {
    const element = video()
    setRecall(undefined)
    if (!element) return
    element.currentTime = question.from_seconds
    void element.play().catch(() => undefined)
  }

  return { recall, ask, answer, watchAgain, close: () => setRecall(undefined) }
}

export type RecallHandle = ReturnType<typeof useRecall>
