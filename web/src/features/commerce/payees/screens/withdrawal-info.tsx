import { useQuery } from '@tanstack/react-query'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { AuthenticationSection } from '../parts/authentication-section.tsx'
import { PayeeSection } from '../parts/payee-section.tsx'
import { payeeQueries } from '../queries.ts'
import { payeeText } from '../text.ts'
import './withdrawal-info.css'

/** Who is paid, and where to. */
export function WithdrawalInfo() {
  const text = useText(payeeText)
  // A reviewer may have decided meanwhile.
  const authentication = useQuery({ ...payeeQueries.authentication(), staleTime: 0 })
  const payee = useQuery({ ...payeeQueries.payee(), staleTime: 0 })
  if (!authentication.data || !payee.data) {
    const failed = authentication.isError ? authentication : payee
    return (
      <ScreenFrame>
        <ListState
          status={failed.isError ? 'error' : 'loading'}
          errorText={failed.error?.message}
          skeleton={<Skeleton shape="lines" count={8} />}
          onRetry={() => failed.refetch()}
        />
      </ScreenFrame>
    )
  }
  return (
    <ScreenFrame>
      <p className="withdrawal-info-privacy">
        <LockIcon size="small" />
        {text.privacy}
      </p>
      <AuthenticationSection authentication={authentication.data} />
      <PayeeSection payee={payee.data} authentication={authentication.data} />
    </ScreenFrame>
  )
}
