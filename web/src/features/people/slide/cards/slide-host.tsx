import { lazy, Suspense } from 'react'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { useSignal } from '#web/ui/signal.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { slideSignal } from '../slide-signal.ts'
import { slideText } from '../text.ts'

/** Few people ever see it. */
const SlideCheck = lazy(async () => ({ default: (await import('../parts/slide-check.tsx')).SlideCheck }))

/** Once, beside the app: where `askForSlideTicket()` appears. */
export function SlideHost() {
  const text = useText(slideText)
  const asking = useSignal(slideSignal)
  return (
    <Sheet open={asking !== null} onClose={() => asking?.answer(undefined)} title={text.title}>
      {asking && (
        <Suspense fallback={<Skeleton shape="banner" />}>
          <SlideCheck onSolved={asking.answer} />
        </Suspense>
      )}
    </Sheet>
  )
}
