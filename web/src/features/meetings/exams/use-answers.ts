import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Paper } from '#contract/meetings/exams.ts'
import { newEntry } from '#web/shell/use-send-queue.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useAnswerQueue } from './use-answer-queue.ts'
import type { AnswerEntry } from './use-answer-queue.ts'
import { chosenOn, saveStateOf } from './waiting-answers.ts'

/** The answers on a paper. They are stored on this device before they are sent, and the paper is handed in after them. */
export function useAnswers(paper: Paper, onEnd: () => void, onTime: (secondsLeft: number) => void) {
  const tryId = paper.try_id
  const { entries, note, flush, remove } = useAnswerQueue()
  const [isStuck, setIsStuck] = useState(false)
  // What has left the queue meanwhile is not on this paper, which is older.
  const [seen, setSeen] = useState<readonly AnswerEntry[]>([])
  const own = entries.filter((entry) => entry.tryId === tryId)
  const waiting = own.filter(({ problem }) => problem === undefined)
  const refused = own.find(({ problem }) => problem !== undefined)
  const isHandedIn = waiting.some(({ questionId }) => questionId === undefined)
  const unseen = waiting.filter((entry) => !seen.some(({ id }) => id === entry.id))
  if (unseen.length > 0) setSeen([...seen, ...unseen])
  const chosen = chosenOn(paper, seen)
  const hasAnswers = [...chosen.values()].some((optionIds) => optionIds.length > 0)

  const hasEndedRef = useRef(false)
  function end() {
    if (hasEndedRef.current) return
    hasEndedRef.current = true
    onEnd()
  }

  async function put(change: Pick<AnswerEntry, 'questionId' | 'optionIds'>) {
    const entry = { ...newEntry(), tryId, ...change }
    setSeen((before) => [...before, entry])
    const outcome = await note(entry)
    setIsStuck(outcome.is === 'later')
    if (outcome.is === 'refused') toast(outcome.message)
    if (outcome.is === 'sent' && outcome.answer?.is_closed === 0) onTime(outcome.answer.seconds_left)
    const isOver = outcome.is === 'refused' || (outcome.is === 'sent' && change.questionId === undefined)
    if (isOver) end()
  }

  // It was handed in without a network, and is at the server now.
  const [wasHandedIn, setWasHandedIn] = useState(false)
  if (isHandedIn && !wasHandedIn) setWasHandedIn(true)
  const hasArrived = wasHandedIn && !isHandedIn
  const handleArrival = useEffectEvent(end)
  useEffect(() => {
    if (hasArrived) handleArrival()
  }, [hasArrived])

  // The server closed the attempt before it had these.
  const handleRefusal = useEffectEvent(async (problem: string) => {
    toast(problem)
    await Promise.all(own.map(({ id }) => remove(id)))
    end()
  })
  const problem = refused?.problem
  useEffect(() => {
    if (problem !== undefined) void handleRefusal(problem)
  }, [problem])

  return {
    chosen,
    state: saveStateOf({ waiting, hasAnswers, isStuck }),
    isHandedIn,
    flush,
    choose: (questionId: number, optionIds: number[]) => void put({ questionId, optionIds }),
    handIn: () => put({}),
  }
}
