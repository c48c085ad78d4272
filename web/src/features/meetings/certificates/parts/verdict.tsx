import type { CertificateCheck } from '#contract/meetings/certificates.ts'
import { BadgeCheckIcon } from '#web/ui/icon/identity-icons.tsx'
import { AlertIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { certificateText } from '../text.ts'
import './verdict.css'

type Text = (typeof certificateText)['zh']

function judge(check: CertificateCheck, text: Text): { isGood: boolean; title: string; note: string } {
  if (check.is_intact === 0) return { isGood: false, title: text.broken, note: text.brokenNote }
  if (check.paper === 'forged') return { isGood: false, title: text.forged, note: text.forgedNote }
  if (check.is_revoked === 1)
    return {
      isGood: false,
      title: text.revoked,
      note: text.revokedNote(check.revoked_at.slice(0, 10), check.revoke_reason),
    }
  const note = check.paper === 'genuine' ? text.paperGenuine : text.validNote
  return { isGood: true, title: text.valid, note }
}

/** The result comes first; everything below explains it. */
export function Verdict({ check }: { check: CertificateCheck }) {
  const { isGood, title, note } = judge(check, useText(certificateText))
  return (
    <div className="verdict" data-good={isGood || undefined}>
      {isGood ? <BadgeCheckIcon size="large" /> : <AlertIcon size="large" />}
      <h2 className="verdict-title">{title}</h2>
      <p>{note}</p>
    </div>
  )
}
