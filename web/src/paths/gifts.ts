export const giftPaths = {
  codes: '/giftCodes',
  take: (code: string) => `/gift?code=${encodeURIComponent(code)}`,
}
