import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { expertSheetQueries } from '../queries.ts'
import type { SheetAddress } from '../queries.ts'
import { clearAccess, readAccess, saveAccess, sheetToOpen } from '../sheet-access.ts'

/** The states of entering a sheet. */
export type SheetEntry =
  | { is: 'waiting' }
  | { is: 'choosing' }
  /** `note` says why the link did not open the sheet. */
  | { is: 'login'; isUninvited: boolean; note?: string }
  | { is: 'failed'; retry: () => unknown }
  | { is: 'open'; sheet: SheetAddress }

type Switching = 'account' | 'sheet' | undefined

/** Enters a sheet of one task: by the code in the address, as this browser did last, or by the account. */
export function useSheetEntry(id: number) {
  const [query, setQuery] = useSearchParams()
  const tcode = query.get('tcode') ?? ''
  const guest_id = Number(query.get('guest_id')) || 0
  const login = useLoginState()
  const [switching, setSwitching] = useState<Switching>()
  const [access, setAccess] = useState(() => readAccess(id, Date.now()))
  const asked = sheetToOpen({ id, tcode, guest_id }, access)
  const check = useQuery({
    ...expertSheetQueries.check(asked),
    enabled: asked.tcode !== '' || login.is !== 'unknown',
  })
  const { data: admitted, error } = check

  useEffect(() => {
    if (admitted) saveAccess(id, { code: admitted.tcode, guest_id: admitted.guest_id, timestamp: Date.now() })
  }, [id, admitted])

  useEffect(() => {
    if (isRefused(error)) clearAccess(id)
  }, [id, error])

  /** The code in the address would open the same sheet again. */
  function openOther(guestId: number | undefined) {
    const next = new URLSearchParams(query)
    next.delete('tcode')
    next.delete('guest_id')
    if (guestId) next.set('guest_id', String(guestId))
    setQuery(next, { replace: true })
  }

  return {
    entry: entryOf({ check, switching, isLoggedIn: login.is === 'in', id }),
    switchAccount() {
      clearAccess(id)
      setAccess(undefined)
      openOther(undefined)
      setSwitching('account')
    },
    switchSheet: () => setSwitching('sheet'),
    choose(guestId: number) {
      openOther(guestId)
      setSwitching(undefined)
    },
    enterAgain() {
      if (switching === 'account') setSwitching(undefined)
      void check.refetch()
    },
  }
}

const isRefused = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && (error.kind === 'refused' || error.kind === 'busy')

type Found = {
  check: {
    data?: { tcode: string; guest_id: number }
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  switching: Switching
  isLoggedIn: boolean
  id: number
}

export function entryOf({ check, switching, isLoggedIn, id }: Found): SheetEntry {
  const { data, error } = check
  if (switching === 'account' || (switching === 'sheet' && !isLoggedIn))
    return { is: 'login', isUninvited: false }
  if (switching === 'sheet') return { is: 'choosing' }
  if (data) return { is: 'open', sheet: { id, tcode: data.tcode, guest_id: data.guest_id } }
  if (!error || check.isFetching) return { is: 'waiting' }
  if (!isRefused(error)) return { is: 'failed', retry: check.refetch }
  if (error.status === sheetFailures.severalSheets.status) return { is: 'choosing' }
  if (error.status === sheetFailures.codeWrong.status)
    return { is: 'login', isUninvited: false, note: error.message }
  return { is: 'login', isUninvited: error.status === sheetFailures.notInvited.status }
}
