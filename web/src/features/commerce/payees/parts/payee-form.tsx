import type { Payee } from '#contract/commerce/payees.ts'
import { payeeLimits } from '#contract/commerce/payees.ts'
import { bankOfCard, isCardNumber } from '#contract/commerce/banks.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { faultsOfPayee, personToSend, tidyNumber } from '../form-values.ts'
import type { PayeeValues } from '../form-values.ts'
import { payeeMutations } from '../mutations.ts'
import { payeeText } from '../text.ts'
import { useOwnCode } from '../use-own-code.ts'
import { PhoneAndCode } from './phone-and-code.tsx'
import './payee-form.css'

type PayeeFormProps = {
  saved: Payee
  /** Of the authentication; the ID number is masked. */
  person: { truename: string; id_number: string }
  onDone: () => unknown
  onCancel?: () => unknown
}

/** Numbers that are known are left empty, and stay as they are. */
export function PayeeForm({ saved, person, onDone, onCancel }: PayeeFormProps) {
  const text = useText(payeeText)
  const language = useLanguage()
  const { asksOwnCode, noticing } = useOwnCode()
  const knownId = saved.id_number || person.id_number
  const asked = { knowsId: knownId !== '', knowsCard: saved.bank_card !== '', asksOwnCode }
  const form = useForm<PayeeValues>({
    initial: () => ({
      truename: saved.truename || person.truename,
      id_number: '',
      bank_card: '',
      bank_name: '',
      bank_branch: saved.bank_branch,
      phone: '',
      code: '',
      own_code: '',
    }),
    faultsOf: (values) => faultsInLanguage(faultsOfPayee(values, asked), language),
    draft: { key: 'payee', in: 'page' },
    async onSubmit(values) {
      const { bank_card, bank_name, bank_branch } = values
      await noticing(() =>
        payeeMutations.save({
          ...personToSend(values),
          bank_card: tidyNumber(bank_card),
          bank_name: bank_name.trim(),
          bank_branch: bank_branch.trim(),
        }),
      )
      toast(text.saved, 'success')
      onDone()
    },
  })
  const card = tidyNumber(form.values.bank_card)
  const bank = bankOfCard(card)
  const hintOf = (known: string) => (known === '' ? undefined : text.keepNumber(known))
  return (
    <form className="payee-form" {...form.props}>
      <p className="payee-form-note">{text.payeeIntro}</p>
      <Field {...form.bind('truename')} label={text.truename} autoComplete="name" maxLength={20} required />
      <Field
        {...form.bind('id_number')}
        label={text.idNumber}
        hint={hintOf(knownId)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={24}
      />
      <Field
        {...form.bind('bank_card')}
        label={text.bankCard}
        hint={hintOf(saved.bank_card)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
      {isCardNumber(card) && (
        <Field
          {...form.bind('bank_name')}
          label={text.bankName}
          hint={bank ? text.bankFound(bank) : text.bankNameHint}
          autoComplete="off"
          maxLength={payeeLimits.bankName}
          required={!bank}
        />
      )}
      <Field
        {...form.bind('bank_branch')}
        label={text.bankBranch}
        hint={text.branchHint}
        autoComplete="off"
        maxLength={payeeLimits.bankBranch}
        required
      />
      <PhoneAndCode bind={form.bind} scene="withdraw" label={text.payeePhone} asksOwnCode={asksOwnCode} />
      <div className="payee-form-buttons">
        <Button type="submit" variant="primary" block softDisabled={form.isWrong} onClick={form.submit}>
          {text.save}
        </Button>
        {onCancel && (
          <Button block onClick={() => onCancel()}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
