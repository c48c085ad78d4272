import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { QrCode } from '#web/ui/qr-code/qr-code.tsx'
import { orderText } from '../text.ts'
import { useCheckPayment } from '../use-check-payment.ts'
import './pay-code.css'

type PayCodeProps = { orderId: number; codeUrl: string; onLeave: () => void }

/** A code to scan. The order is read repeatedly meanwhile; pressing asks the provider at once. */
export function PayCode({ orderId, codeUrl, onLeave }: PayCodeProps) {
  const text = useText(orderText)
  const check = useCheckPayment(orderId)
  return (
    <div className="pay-code">
      <div className="pay-code-picture">
        <QrCode text={codeUrl} label={text.scan} />
      </div>
      <p>{text.scan}</p>
      <Button variant="primary" block onClick={check}>
        {text.scanned}
      </Button>
      <Button variant="quiet" block onClick={onLeave}>
        {text.otherWay}
      </Button>
    </div>
  )
}
