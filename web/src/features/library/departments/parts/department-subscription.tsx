import { useQueryClient } from '@tanstack/react-query'
import { departmentCalls } from '#contract/library/departments.ts'
import type { DepartmentDetail } from '#contract/library/departments.ts'
import { SubscribeButton } from '#web/features/community/follows/cards/subscribe-button.tsx'
import { api } from '#web/platform/api.ts'
import { departmentQueries } from '../queries.ts'

export function DepartmentSubscription({ department }: { department: DepartmentDetail }) {
  const client = useQueryClient()
  const { department_id } = department
  const isOn = department.is_subscribed === 1

  async function toggle() {
    const call = isOn ? departmentCalls.cancelSubscribe : departmentCalls.subscribe
    const changed = await api(call, { department_id })
    const { queryKey } = departmentQueries.detail(department_id)
    client.setQueryData(queryKey, (old) => old && { ...old, ...changed })
    // The list of the own ones is another now.
    await client.invalidateQueries({ queryKey: [departmentCalls.list.id] })
  }

  return <SubscribeButton isOn={isOn} onToggle={toggle} />
}
