export const couponPaths = { own: '/coupons' }
