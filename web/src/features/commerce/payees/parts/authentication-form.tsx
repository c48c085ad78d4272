import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { faultsOfPerson, personToSend } from '../form-values.ts'
import type { PersonValues } from '../form-values.ts'
import { payeeMutations } from '../mutations.ts'
import { payeeText } from '../text.ts'
import { useOwnCode } from '../use-own-code.ts'
import { PhoneAndCode } from './phone-and-code.tsx'
import './payee-form.css'

/** Nothing typed here is kept in the browser: it holds the number of an identity card. */
export function AuthenticationForm({ truename, onDone }: { truename: string; onDone: () => unknown }) {
  const text = useText(payeeText)
  const language = useLanguage()
  const { asksOwnCode, noticing } = useOwnCode()
  const form = useForm<PersonValues>({
    initial: () => ({ truename, id_number: '', phone: '', code: '', own_code: '' }),
    faultsOf: (values) => faultsInLanguage(faultsOfPerson(values, { knowsId: false, asksOwnCode }), language),
    draft: { key: 'authentication', in: 'page' },
    async onSubmit(values) {
      await noticing(() => payeeMutations.authenticate(personToSend(values)))
      toast(text.submitted, 'success')
      onDone()
    },
  })
  return (
    <form className="payee-form" {...form.props}>
      <p className="payee-form-note">{text.authenticationIntro}</p>
      <Field {...form.bind('truename')} label={text.truename} autoComplete="name" maxLength={20} required />
      <Field
        {...form.bind('id_number')}
        label={text.idNumber}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={24}
        required
      />
      <PhoneAndCode
        bind={form.bind}
        scene="auth"
        label={text.phone}
        hint={text.phoneHint}
        asksOwnCode={asksOwnCode}
      />
      <Button type="submit" variant="primary" block softDisabled={form.isWrong} onClick={form.submit}>
        {text.submit}
      </Button>
    </form>
  )
}
