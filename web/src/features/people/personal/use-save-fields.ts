import { fetchUser } from '#web/features/people/account/state.ts'
import type { FormValues } from '#web/features/people/profile/fields/form-values.ts'
import { profileMutations } from '#web/features/people/profile/mutations.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { personText } from './text.ts'

/** Saves single fields and lets every screen that shows them know. */
export function useSaveFields() {
  const text = useText(personText)
  return async (values: FormValues) => {
    await profileMutations.saveFields(values)
    await fetchUser()
    toast(text.saved, 'success')
  }
}
