import { useQuery, useQueryClient } from '@tanstack/react-query'
import { subjectCalls } from '#contract/library/subjects.ts'
import { fetchUser, useLoginState } from '#web/features/people/account/state.ts'
import { api } from '#web/platform/api.ts'
import { useSignal } from '#web/ui/signal.ts'
import { deviceSubjects, saveOnDevice } from './device-subjects.ts'
import type { Subjects } from './device-subjects.ts'
import { subjectQueries } from './queries.ts'
import { openHomeWith } from './state.ts'

type Own = {
  /** Undefined while they are not known. */
  subjects: Subjects | undefined
  isMember: boolean
  isError: boolean
  retry: () => unknown
  save: (next: Subjects) => Promise<void>
}

/** The own subjects: of a member at the server, of a visitor on the device. */
export function useSubjects(): Own {
  const login = useLoginState()
  const client = useQueryClient()
  const kept = useSignal(deviceSubjects)
  const isMember = login.is === 'in'
  const focused = useQuery({ ...subjectQueries.focused(), enabled: isMember })
  const atServer = focused.data && {
    ids: focused.data.map((college) => college.college_id),
    home: focused.data.find((college) => college.is_selected === 1)?.college_id ?? 0,
  }
  const subjects = isMember ? atServer : login.is === 'out' ? kept : undefined

  async function save(next: Subjects) {
    if (isMember) {
      const fields = { college_id: next.home, college_ids: next.ids, disease_id: 0, page: 1 }
      // Who leaves right after a change has still made it.
      const saved = await api(subjectCalls.changeFocusCollege, fields, { keepalive: true })
      client.setQueryData(subjectQueries.focused().queryKey, saved)
      await Promise.all([fetchUser(), client.invalidateQueries({ predicate: isAboutFollows })])
    } else saveOnDevice(next)
    if (next.home !== subjects?.home) openHomeWith(next.home)
  }

  return { subjects, isMember, isError: isMember && focused.isError, retry: focused.refetch, save }
}

/** Subjects are followed like anything else. */
const isAboutFollows = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  /^follow\.|^home\.userFocusStatus$/.test(String(queryKey[0]))
