import type { CompanyDetail } from '#contract/library/encyclopedia.ts'
import { SubscribeButton } from '#web/features/community/follows/cards/subscribe-button.tsx'
import { encyclopediaMutations } from '../mutations.ts'

export function CompanySubscription({ company }: { company: CompanyDetail }) {
  const { company_id } = company
  const isOn = company.is_subscribed === 1
  const toggle = isOn ? encyclopediaMutations.unsubscribe : encyclopediaMutations.subscribe
  return (
    <SubscribeButton name={`company:${company_id}`} isOn={isOn} onToggle={() => toggle({ company_id })} />
  )
}
