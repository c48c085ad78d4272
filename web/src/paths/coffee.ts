/** Plain addresses, for features of every group. */
export const coffeePaths = {
  all: '/coffee',
  offer: (campaignId: number) => `/coffee?campaign_id=${campaignId}`,
  counter: '/checkCoffee',
  /** What the QR code of a voucher holds: the camera of a staff phone opens the counter with it. */
  shown: (code: string) => `/checkCoffee?code=${code}`,
}
