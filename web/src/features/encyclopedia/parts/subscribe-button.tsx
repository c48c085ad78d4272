import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { encyclopediaCalls } from '#contract/encyclopedia.ts'
import type { CompanyDetail } from '#contract/encyclopedia.ts'
import { loginPathFrom } from '#web/features/account/paths.ts'
import { useLoginState } from '#web/features/account/state.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'

/** Subscribes and cancels. A visitor is led to the login and back. */
export function SubscribeButton({ company }: { company: CompanyDetail }) {
  const text = useText(encyclopediaText)
  const login = useLoginState()
  const place = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isOn = company.is_subscribed === 1

  async function turn() {
    if (login.is !== 'in') return navigate(loginPathFrom(place))
    const call = isOn ? encyclopediaCalls.companySubscribeCancel : encyclopediaCalls.companySubscribeAdd
    const { company_id } = company
    const changed = await api(call, { company_id })
    client.setQueryData(
      encyclopediaQueries.company(company_id).queryKey,
      (old) => old && { ...old, ...changed },
    )
    toast(isOn ? text.cancelledNow : text.subscribedNow, 'success')
    // What one follows decides what is new for one.
    await client.invalidateQueries({
      predicate: ({ queryKey: [callId] }) => typeof callId === 'string' && callId.startsWith('follow.'),
    })
  }

  return (
    <Button small variant={isOn ? 'plain' : 'primary'} aria-pressed={isOn} onClick={turn}>
      {isOn ? text.subscribed : text.subscribe}
    </Button>
  )
}
