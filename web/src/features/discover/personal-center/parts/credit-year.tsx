import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { creditWalletPaths } from '#web/paths/credit-wallet.ts'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ProgressRing } from '#web/ui/progress-ring/progress-ring.tsx'
import { personalCenterText } from '../text.ts'
import './credit-year.css'

/** The credits of this year against what is required. */
export function CreditYear({ credit }: { credit: PersonalCenter['credit_year'] }) {
  const text = useText(personalCenterText)
  const [total, required] = [Number(credit.total), Number(credit.required)]
  const gap = Math.max(0, required - total)
  return (
    <Link href={creditWalletPaths.wallet} className="credit-year">
      <ProgressRing share={required > 0 ? total / required : 0}>{credit.total}</ProgressRing>
      <span className="credit-year-words">
        <b>{text.creditYear(credit.year)}</b>
        <span className="credit-year-note" data-met={(required > 0 && gap === 0) || undefined}>
          {required === 0
            ? text.noRequirement
            : gap === 0
              ? text.requirementMet(credit.required)
              : text.creditGap(credit.required, gap.toFixed(1))}
        </span>
      </span>
      <ChevronIcon size="small" />
    </Link>
  )
}
