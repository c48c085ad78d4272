import { useQuery } from '@tanstack/react-query'
import { copyText } from '#web/platform/copy-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { reservationMutations } from '../mutations.ts'
import { reservationQueries } from '../queries.ts'
import { reservationText } from '../text.ts'
import './calendar-feed.css'

/** The address from which a calendar app reads what the user has booked or takes part in. */
export function CalendarFeed() {
  const text = useText(reservationText)
  const feed = useQuery(reservationQueries.feed())
  if (feed.isError)
    return <ListState status="error" inline errorText={feed.error.message} onRetry={() => feed.refetch()} />
  const path = feed.data?.feed ?? ''
  const address = path && location.origin + path

  async function copy() {
    const isCopied = await copyText(address)
    toast(isCopied ? text.feedCopied : text.feedNotCopied, isCopied ? 'success' : 'failure')
  }

  async function renew() {
    if (!(await confirm({ title: text.renewTitle, text: text.renewText, yes: text.renewFeed }))) return
    await reservationMutations.renewFeed({ renew: true })
    toast(text.feedRenewed, 'success')
  }

  return (
    <section className="calendar-feed" aria-label={text.subscribe}>
      <a
        className="button"
        data-variant="plain"
        data-block
        href={address.replace(/^https?:/, 'webcal:') || undefined}
        aria-disabled={!address || undefined}
      >
        <span className="button-label">{text.subscribe}</span>
      </a>
      <p className="calendar-feed-note">{text.subscribeNote}</p>
      <details className="calendar-feed-more">
        <summary>{text.moreWays}</summary>
        <span className="calendar-feed-address">{address}</span>
        <p className="calendar-feed-address">{text.feedWarning}</p>
        <div className="calendar-feed-ways">
          <Button onClick={copy} softDisabled={!address}>
            {text.copyFeed}
          </Button>
          <Button variant="quiet" onClick={renew}>
            {text.renewFeed}
          </Button>
        </div>
      </details>
    </section>
  )
}
