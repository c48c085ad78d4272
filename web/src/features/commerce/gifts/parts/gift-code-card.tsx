import type { GiftCode } from '#contract/commerce/gifts.ts'
import { giftStates } from '#contract/commerce/gifts.ts'
import { giftPaths } from '#web/paths/gifts.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { clock } from '#web/platform/clock.ts'
import { copyText } from '#web/platform/copy-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { giftText } from '../text.ts'
import './gift-code-card.css'

/** A code to give away, and who has taken it. */
export function GiftCodeCard({ gift }: { gift: GiftCode }) {
  const text = useText(giftText)
  const language = useLanguage()
  const isUnused = gift.state === giftStates.unused

  async function copy() {
    const isCopied = await copyText(`${location.origin}${giftPaths.take(gift.code)}`)
    toast(isCopied ? text.copied : text.notCopied, isCopied ? 'success' : undefined)
  }

  return (
    <article className="gift-code-card">
      <div className="gift-code-card-head">
        <span className="gift-code-card-code">{gift.code}</span>
        <Tag kind={isUnused ? 'credit' : 'neutral'}>{text.states[gift.state]}</Tag>
      </div>
      <span lang={useContentLang(gift.title)}>{gift.title}</span>
      {gift.taken_at && (
        <span className="gift-code-card-note">
          {text.takenBy(gift.taker_name, dateText(gift.taken_at, new Date(clock.now()), language))}
        </span>
      )}
      <div className="gift-code-card-actions">
        {isUnused && (
          <Button small variant="primary" onClick={copy}>
            {text.copy}
          </Button>
        )}
        <ButtonLink small variant="quiet" href={orderPaths.payment(gift.order_id)}>
          {text.order}
        </ButtonLink>
      </div>
    </article>
  )
}
