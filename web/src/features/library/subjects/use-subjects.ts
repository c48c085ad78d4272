import { useQuery } from '@tanstack/react-query'
import { fetchUser, useLoginState } from '#web/features/people/account/state.ts'
import { useSignal } from '#web/ui/signal.ts'
import { deviceSubjects, saveOnDevice } from './device-subjects.ts'
import type { Subjects } from './device-subjects.ts'
import { subjectMutations } from './mutations.ts'
import { subjectQueries } from './queries.ts'
import { openHomeWith } from './state.ts'

type Own = {
  /** Undefined until they are known. */
  subjects: Subjects | undefined
  isMember: boolean
  isError: boolean
  retry: () => unknown
  save: (next: Subjects) => Promise<void>
}

/** The user's subjects: a member's from the server, a visitor's from the device. */
export function useSubjects(): Own {
  const login = useLoginState()
  const onDevice = useSignal(deviceSubjects)
  const isMember = login.is === 'in'
  const focused = useQuery({ ...subjectQueries.focused(), enabled: isMember })
  const atServer = focused.data && {
    ids: focused.data.map((college) => college.college_id),
    home: focused.data.find((college) => college.is_selected === 1)?.college_id ?? 0,
  }
  const subjects = isMember ? atServer : login.is === 'out' ? onDevice : undefined

  async function save(next: Subjects) {
    if (isMember) {
      await subjectMutations.change({ college_id: next.home, college_ids: next.ids, disease_id: 0, page: 1 })
      await fetchUser()
    } else saveOnDevice(next)
    if (next.home !== subjects?.home) openHomeWith(next.home)
  }

  return { subjects, isMember, isError: isMember && focused.isError, retry: focused.refetch, save }
}
