import { useQueryClient } from '@tanstack/react-query'
import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import type { CompanyDetail } from '#contract/library/encyclopedia.ts'
import { SubscribeButton } from '#web/features/community/follows/cards/subscribe-button.tsx'
import { api } from '#web/platform/api.ts'
import { encyclopediaQueries } from '../queries.ts'

export function CompanySubscription({ company }: { company: CompanyDetail }) {
  const client = useQueryClient()
  const { company_id } = company
  const isOn = company.is_subscribed === 1

  async function toggle() {
    const call = isOn ? encyclopediaCalls.companySubscribeCancel : encyclopediaCalls.companySubscribeAdd
    const changed = await api(call, { company_id })
    const { queryKey } = encyclopediaQueries.company(company_id)
    client.setQueryData(queryKey, (old) => old && { ...old, ...changed })
  }

  return <SubscribeButton isOn={isOn} onToggle={toggle} />
}
