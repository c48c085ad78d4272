import { useState } from 'react'
import { authenticationStates } from '#contract/commerce/payees.ts'
import type { Authentication, Payee } from '#contract/commerce/payees.ts'
import { withdrawalPaths } from '#web/paths/withdrawals.ts'
import { clock } from '#web/platform/clock.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { payeeText } from '../text.ts'
import { PayeeForm } from './payee-form.tsx'

/** A refused ID number is not to be taken over. */
const personOf = ({ status, truename, id_number }: Authentication) => ({
  truename,
  id_number: status === authenticationStates.failed ? '' : id_number,
})

type PayeeSectionProps = { payee: Payee; authentication: Authentication }

/** Where the money goes: as it is saved, or the form for it. */
export function PayeeSection({ payee, authentication }: PayeeSectionProps) {
  const text = useText(payeeText)
  const language = useLanguage()
  const [isChanging, setIsChanging] = useState(false)
  const isComplete = payee.is_complete === 1
  const close = () => setIsChanging(false)
  return (
    <Section title={text.payee}>
      {isComplete && !isChanging ? (
        <>
          <Facts
            facts={[
              [text.truename, payee.truename],
              [text.idNumber, payee.id_number],
              [text.bankCard, payee.bank_card],
              [text.bankName, payee.bank_name],
              [text.bankBranch, payee.bank_branch],
              [text.payeePhone, payee.phone],
              [text.savedAt, dateText(payee.saved_at, new Date(clock.now()), language)],
            ]}
          />
          <div className="payee-actions">
            <ButtonLink href={withdrawalPaths.claim} variant="primary" block>
              {text.toWithdrawal}
            </ButtonLink>
            <Button block onClick={() => setIsChanging(true)}>
              {text.change}
            </Button>
          </div>
        </>
      ) : (
        <PayeeForm
          saved={payee}
          person={personOf(authentication)}
          onDone={close}
          {...(isComplete && { onCancel: close })}
        />
      )}
    </Section>
  )
}
