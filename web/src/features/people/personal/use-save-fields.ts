import { useQueryClient } from '@tanstack/react-query'
import { profileCalls } from '#contract/people/profile.ts'
import { verificationCalls } from '#contract/people/verification.ts'
import { fetchUser } from '#web/features/people/account/state.ts'
import type { FormValues } from '#web/features/people/profile/fields/form-values.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { api } from '#web/platform/api.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { personText } from './text.ts'

/** Saves single fields and lets every screen that shows them know. */
export function useSaveFields() {
  const text = useText(personText)
  const client = useQueryClient()
  return async (values: FormValues) => {
    const profile = await api(profileCalls.saveFields, values)
    client.setQueryData(profileQueries.profile().queryKey, profile)
    void client.invalidateQueries({ queryKey: [verificationCalls.own.id] })
    await fetchUser()
    toast(text.saved, 'success')
  }
}
