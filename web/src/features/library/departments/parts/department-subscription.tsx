import type { DepartmentDetail } from '#contract/library/departments.ts'
import { SubscribeButton } from '#web/features/community/follows/cards/subscribe-button.tsx'
import { departmentMutations } from '../mutations.ts'

export function DepartmentSubscription({ department }: { department: DepartmentDetail }) {
  const { department_id } = department
  const isOn = department.is_subscribed === 1
  const toggle = isOn ? departmentMutations.unsubscribe : departmentMutations.subscribe
  return (
    <SubscribeButton
      name={`department:${department_id}`}
      isOn={isOn}
      onToggle={() => toggle({ department_id })}
    />
  )
}
