import { useWakeLock } from '#web/shell/use-wake-lock.ts'
import { useText } from '#web/ui/language.ts'
import { QrCode } from '#web/ui/qr-code/qr-code.tsx'
import { coffeePaths } from '#web/paths/coffee.ts'
import type { SavedVoucher } from '../saved-vouchers.ts'
import { coffeeText } from '../text.ts'
import { useShownCode } from '../use-shown-code.ts'
import './voucher-code.css'

/** What the owner shows at the counter: large, white, and the screen stays on. */
export function VoucherCode({ saved, isOffline }: { saved: SavedVoucher; isOffline: boolean }) {
  const text = useText(coffeeText)
  const code = useShownCode(saved)
  useWakeLock()
  const { item, pickup_code } = saved.voucher
  return (
    <section className="voucher-code" aria-label={text.code}>
      <h2 className="voucher-code-item">{item}</h2>
      <p>{text.showCode}</p>
      <div className="voucher-code-picture">
        <QrCode text={location.origin + coffeePaths.shown(code)} label={text.code} />
      </div>
      {/* The digits below stay the same: only the picture renews itself. */}
      <p className="voucher-code-note">{isOffline ? text.offline : text.renews}</p>
      <p className="voucher-code-digits">
        {pickup_code.slice(0, 4)} {pickup_code.slice(4)}
      </p>
      <p className="voucher-code-note">{text.brightHint}</p>
    </section>
  )
}
