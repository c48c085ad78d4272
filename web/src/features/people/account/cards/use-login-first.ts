import { useCallback } from 'react'
import { useLocation, useNavigate } from '#web/shell/navigation.ts'
import { loginPathFrom, withPageBehind } from '#web/paths/account.ts'
import { useLoginState } from '../state.ts'

/** For deeds of members: a visitor is led to the login and back. True when the deed has to wait for that. */
export function useLoginFirst(): () => boolean {
  const login = useLoginState()
  const location = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    if (login.is !== 'out') return false
    void navigate(loginPathFrom(location), withPageBehind)
    return true
  }, [login.is, location, navigate])
}
