import type { ReactNode } from 'react'
import type { Order } from '#contract/commerce/orders.ts'
import { workPath } from '#web/paths/works.ts'
import { useContentLang } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import './order-item.css'

/** What an order is about, leading to it. */
export const OrderItem = ({ order, note }: { order: Order; note?: ReactNode }) => (
  <Link href={workPath(order.item_id, order.course_type)} className="order-item">
    <Picture src={order.cover} alt="" width={375} ratio="16 / 9" />
    <span className="order-item-facts">
      <span className="order-item-title" lang={useContentLang(order.title)}>
        {order.title}
      </span>
      <span className="order-item-note">{order.doctor_name}</span>
      {note && <span className="order-item-note">{note}</span>}
    </span>
  </Link>
)
