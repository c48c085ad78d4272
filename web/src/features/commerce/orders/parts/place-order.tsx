import { useEffect, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { workPath } from '#web/paths/works.ts'
import { isSaleForbidden } from '#web/features/library/works/state.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { openInBrowser } from '#web/platform/open-in-browser.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { orderMutations } from '../mutations.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { orderText } from '../text.ts'

type PlaceOrderProps = {
  itemId: number
  /** Codes to give away; 0 for oneself. */
  seats: number
  /** The group to join, or to open; empty for none. */
  group: string
}

/** Orders a work and goes on to its payment. Placing it again, as after a reload, finds the same order. */
export function PlaceOrder(wanted: PlaceOrderProps) {
  const text = useText(orderText)
  return (
    <ScreenFrame>
      {isSaleForbidden() ? (
        <ListState
          status="note"
          emptyText={text.inBrowserOnly}
          emptyAction={
            <Button variant="primary" onClick={() => void openInBrowser(location.href)}>
              {text.openBrowser}
            </Button>
          }
        />
      ) : (
        <Placing {...wanted} />
      )}
    </ScreenFrame>
  )
}

function Placing({ itemId, seats, group }: PlaceOrderProps) {
  const text = useText(orderText)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<CallFailure>()

  useEffect(() => {
    if (failure) return
    orderMutations
      // The coupon that saves most is chosen already.
      .create({ item_type: 'production', item_id: itemId, coupon_code: '', best_coupon: true, seats, group })
      .then((order) => navigate(orderPaths.payment(order.order_id), { replace: true }))
      .catch((error: unknown) => {
        if (!(error instanceof CallFailure)) throw error
        setFailure(error)
      })
  }, [failure, itemId, seats, group, navigate])

  if (!failure)
    return (
      <div aria-busy="true" aria-label={text.ordering}>
        <Skeleton shape="rows" count={1} />
        <Skeleton shape="lines" count={4} />
      </div>
    )
  if (failure.kind !== 'refused')
    return <ListState status="error" errorText={failure.message} onRetry={() => setFailure(undefined)} />
  return (
    <ListState
      status="note"
      emptyText={failure.message}
      emptyAction={
        // The work decides what its page shows, not the address.
        <ButtonLink href={workPath(itemId, courseTypes.single)}>{text.toCourse}</ButtonLink>
      }
    />
  )
}
