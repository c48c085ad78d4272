import { isEmail } from '#contract/people/profile.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { dataPackageMutations } from '../mutations.ts'
import { dataPackageText } from '../text.ts'
import './send-form.css'

export function SendForm({ packageId }: { packageId: number }) {
  const text = useText(dataPackageText)
  const form = useForm({
    initial: () => ({ email: '' }),
    faultsOf: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : text.emailWrong }),
    showFaults: 'tried',
    async onSubmit({ email }) {
      await dataPackageMutations.sendToEmail({ id: packageId, email: email.trim() })
      toast(text.queued, 'success')
      form.reset()
    },
  })

  return (
    <form className="send-form" {...form.props}>
      <Field
        {...form.bind('email')}
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        clearable
        hint={text.emailHint}
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.send}
      </Button>
    </form>
  )
}
