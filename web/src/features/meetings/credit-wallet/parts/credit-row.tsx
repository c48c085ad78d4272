import { useState } from 'react'
import { creditClasses, walletStates } from '#contract/meetings/credit-wallet.ts'
import type { WalletCredit } from '#contract/meetings/credit-wallet.ts'
import { certificatePaths } from '#web/paths/certificates.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { separated } from '#web/ui/format/separated.ts'
import { walletMutations } from '../mutations.ts'
import { creditWalletText } from '../text.ts'
import { CreditSheet } from './credit-sheet.tsx'
import './credit-row.css'

/** One credit; its owner compares one from elsewhere with the certificate before it counts. */
export function CreditRow({ credit }: { credit: WalletCredit }) {
  const text = useText(creditWalletText)
  const isToCheck = credit.state === walletStates.toCheck
  const facts = [credit.earned_on, credit.organiser, credit.number].filter(Boolean)
  return (
    <article className="credit-row">
      <div className="credit-row-head">
        <h3 className="credit-row-title">{credit.title}</h3>
        <b className="credit-row-points">{text.points(credit.credit)}</b>
      </div>
      <p className="credit-row-facts">{separated(facts)}</p>
      <p className="credit-row-tags">
        <Tag kind="credit">
          {credit.credit_class === creditClasses.first ? text.firstClass : text.secondClass}
        </Tag>
        {credit.is_platform === 1 && <Tag>{text.here}</Tag>}
        {isToCheck && <Tag kind="notice">{text.toCheck}</Tag>}
        {credit.is_platform === 1 && credit.number && (
          <Link href={certificatePaths.certificate(credit.number)}>{text.certificate}</Link>
        )}
        {credit.files.map((url, at) => (
          <a key={url} href={url} target="_blank" rel="noopener noreferrer">
            {text.openFile(at + 1)}
          </a>
        ))}
      </p>
      {credit.is_platform === 0 && <CreditActions credit={credit} isToCheck={isToCheck} />}
    </article>
  )
}

function CreditActions({ credit, isToCheck }: { credit: WalletCredit; isToCheck: boolean }) {
  const text = useText(creditWalletText)
  const [editing, setEditing] = useState(0)
  const { credit_id } = credit

  async function check() {
    await walletMutations.confirm({ credit_id })
    toast(text.checked, 'success')
  }

  async function remove() {
    if (!(await confirm({ title: text.removeTitle, text: text.removeNote, yes: text.remove }))) return
    await walletMutations.remove({ credit_id })
    toast(text.removed, 'success')
  }

  return (
    <div className="credit-row-actions">
      <Button small variant="quiet" onClick={remove}>
        {text.remove}
      </Button>
      {isToCheck && (
        <>
          <Button small onClick={() => setEditing(editing + 1)}>
            {text.edit}
          </Button>
          <Button small variant="primary" onClick={check}>
            {text.check}
          </Button>
        </>
      )}
      {editing > 0 && <CreditSheet key={editing} credit={credit} />}
    </div>
  )
}
