import type { Screen } from '#web/platform/screen.ts'

export const coffeeRoutes: Screen[] = [
  {
    path: '/coffee',
    title: { zh: '咖啡领取', en: 'Claim Coffee' },
    access: 'login',
    load: async () => (await import('./screens/coffee.tsx')).Coffee,
  },
  {
    path: '/checkCoffee',
    title: { zh: '咖啡券核销', en: 'Redeem Coffee Voucher' },
    access: 'login',
    load: async () => (await import('./screens/coffee-counter.tsx')).CoffeeCounter,
  },
]
