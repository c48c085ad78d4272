import type { Services } from '#kernel/services.ts'
import type { DeliveryKey, DeliveryRow } from './deliveries.queries.ts'

/** Sends a message to one person by one channel; may run twice. */
export type Deliver = (services: Services, key: DeliveryKey, delivery: DeliveryRow) => Promise<void>
