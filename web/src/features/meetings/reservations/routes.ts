import type { Screen } from '#web/platform/screen.ts'
import { reservationPaths } from '#web/paths/reservations.ts'

export const reservationRoutes: Screen[] = [
  {
    path: reservationPaths.own,
    title: { zh: '我的预约', en: 'My Bookings' },
    access: 'login',
    load: async () => (await import('./screens/own-reservations.tsx')).OwnReservations,
  },
]
