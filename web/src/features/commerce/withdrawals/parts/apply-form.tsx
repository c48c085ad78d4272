import { useState } from 'react'
import {
  withdrawalAgreementId,
  withdrawalFailures,
  withdrawalLimits,
} from '#contract/commerce/withdrawals.ts'
import type { WithdrawalOverview } from '#contract/commerce/withdrawals.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { CodeField } from '#web/features/people/account/cards/code-field.tsx'
import { accountPaths } from '#web/paths/account.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { withdrawalMutations } from '../mutations.ts'
import { withdrawalText } from '../text.ts'
import './apply-form.css'

/** The server's words for what is wrong with an amount. */
function faultOfAmount(amount: string, available: string) {
  const fen = fenOf(amount)
  if (!fen) return withdrawalFailures.amountWrong
  if (fen < withdrawalLimits.leastFen) return withdrawalFailures.tooLittle
  return fen > fenOf(available)! ? withdrawalFailures.tooMuch : undefined
}

/** Applies for a withdrawal; in a browser that is not proved it asks for an SMS code. */
export function ApplyForm({ overview }: { overview: WithdrawalOverview }) {
  const text = useText(withdrawalText)
  const language = useLanguage()
  const [isAgreed, setIsAgreed] = useState(false)
  const [choice, setChoice] = useState<'bank' | 'wallet'>('bank')
  const { available } = overview.balances
  const needsCode = overview.needs_code === 1
  const form = useForm({
    initial: () => ({ amount: '', code: '' }),
    faultsOf: ({ amount, code }) =>
      faultsInLanguage(
        {
          amount: faultOfAmount(amount.trim(), available),
          code: needsCode && !/^\d{4}$/.test(code) ? codeMissing : undefined,
        },
        language,
      ),
    showFaults: 'tried',
    async onSubmit({ amount, code }) {
      if (!isAgreed) return toast(text.tickAgreement, 'failure')
      await withdrawalMutations.apply({
        amount: amount.trim(),
        agreement: 1,
        destination: choice,
        code: needsCode ? code : undefined,
      })
      toast(text.applied, 'success')
      return window.scrollTo({ top: 0 })
    },
  })
  const isAmount = faultOfAmount(form.values.amount.trim(), available) === undefined
  return (
    <form className="apply-form" {...form.props}>
      <Field
        {...form.bind('amount')}
        label={text.amount}
        hint={isAmount ? text.net(priceText(form.values.amount.trim())) : text.least}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        required
        suffix={
          <Button small variant="quiet" onClick={() => form.set('amount', available)}>
            {text.all}
          </Button>
        }
      />
      {overview.wallet !== '' && (
        <Segmented
          label={text.destination}
          options={[
            { value: 'bank', label: text.destinations.bank },
            { value: 'wallet', label: text.destinations[overview.wallet] },
          ]}
          value={choice}
          onChange={setChoice}
        />
      )}
      <p className="apply-form-card">
        {choice === 'wallet' && overview.wallet !== '' ? (
          <>
            {text.destination} <strong>{text.destinations[overview.wallet]}</strong>
          </>
        ) : (
          <>
            {text.card}{' '}
            <strong>
              {overview.bank_name} {overview.bank_card.slice(-4)}
            </strong>
          </>
        )}
      </p>
      {needsCode && (
        <CodeField
          name="code"
          value={form.values.code}
          onValue={(code) => form.set('code', code)}
          scene="withdraw"
          target={() => ({})}
          hint={text.codeHint}
          error={form.bind('code').error}
        />
      )}
      <Checkbox checked={isAgreed} onChange={setIsAgreed}>
        {text.agree} <Link href={accountPaths.agreement(withdrawalAgreementId)}>{text.agreement}</Link>
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={form.isWrong || !isAgreed}
        onClick={form.submit}
      >
        {text.submit}
      </Button>
    </form>
  )
}

const codeMissing = { zh: '请输入 4 位验证码', en: 'Please enter the 4-digit code' }
