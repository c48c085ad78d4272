import { subjectQueries } from './queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoginState } from '#web/features/people/account/state.ts'
import { storage } from '#web/platform/storage.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { deviceSubjects } from './device-subjects.ts'

/** The subject that the home must switch to, 0 for all; null when it need not switch. */
const toOpen = createSignal<number | null>(null)

export const openHomeWith = (collegeId: number): void => toOpen.set(collegeId)

/** The user for whom the home was already opened: if they then view another subject, it stays. */
let openedFor: string | undefined

/** Opens the home with the user's subject: on the first visit, unless an address names one, and when they change it. */
export function useHomeSubject(shown: number, open: (collegeId: number, name: string) => void): void {
  const login = useLoginState()
  const device = useSignal(deviceSubjects)
  const wanted = useSignal(toOpen)
  const colleges = useQuery({ ...subjectQueries.colleges(), enabled: wanted !== null && wanted > 0 })
  const name = wanted === 0 ? '' : colleges.data?.find((one) => one.college_id === wanted)?.college_name
  const own =
    login.is === 'in' ? login.user?.home_selected_college : login.is === 'out' ? device.home : undefined

  useEffect(() => {
    const who = storage.get('userid')
    if (own === undefined || openedFor === who) return
    openedFor = who
    if (own > 0 && shown === 0) toOpen.set(own)
  }, [own, shown])

  useEffect(() => {
    if (wanted === null || name === undefined) return
    toOpen.set(null)
    if (wanted !== shown) open(wanted, name)
  }, [wanted, name, shown, open])
}
