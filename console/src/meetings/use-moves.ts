import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { programmeFailures } from '#contract/console/programme.ts'
import type { Clash, EditedProgramme, Place } from '#contract/console/programme.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { meetingMutations, meetingQueries } from './queries.ts'
import { programmeText } from './text.ts'
import { isSamePlace } from './timetable.ts'

type Move = { sessionId: number; from: Place; to: Place }

/** Moves sessions, asks about clashes, and takes the last moves back. */
export function useMoves(meetingId: number, askAboutClashes: (clashes: Clash[]) => Promise<boolean>) {
  const text = useText(programmeText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const [done, setDone] = useState<Move[]>([])
  const [pending, setPending] = useState<Move>()

  const show = (programme: EditedProgramme) =>
    client.setQueryData(meetingQueries.programme(meetingId).queryKey, programme)

  /** Whether it was moved. */
  async function send(move: Move, confirms: boolean): Promise<boolean> {
    try {
      show(await meetingMutations.move({ meetingId, ...move, confirms }))
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.status === programmeFailures.sessionClash.status && !confirms) {
        const { clashes = [] } = (error.body?.data ?? {}) as { clashes?: Clash[] }
        return (await askAboutClashes(clashes)) && send(move, true)
      }
      if (error.status === programmeFailures.movedMeanwhile.status) show(error.body?.data as EditedProgramme)
      void message.error(error.message)
      return false
    }
  }

  async function carryOut(move: Move): Promise<boolean> {
    setPending(move)
    try {
      return await send(move, false)
    } finally {
      setPending(undefined)
    }
  }

  return {
    /** Where a session is shown while its move is not answered yet. */
    pending,
    canUndo: done.length > 0 && pending === undefined,
    async move(sessionId: number, from: Place, to: Place): Promise<boolean> {
      if (isSamePlace(from, to) || pending) return false
      const isMoved = await carryOut({ sessionId, from, to })
      if (isMoved) setDone((moves) => [...moves, { sessionId, from, to }])
      return isMoved
    },
    async undo(): Promise<void> {
      const last = done.at(-1)
      if (!last || pending) return
      const isBack = await carryOut({ sessionId: last.sessionId, from: last.to, to: last.from })
      setDone((moves) => moves.slice(0, -1))
      if (isBack) void message.success(text.undone)
    },
  }
}
