/** Plain addresses, for features of every group. */
export const orderPaths = {
  /** All, or those in one state. */
  list: (status?: number) => (status === undefined ? '/order' : `/order?status=${status}`),
  refunding: '/order?status=5',
  purchased: '/purchasedCourses',
  payment: (orderId: number) => `/payment?order_id=${orderId}`,
  /** Orders a work on arrival, or finds the order of it that waits to be paid. */
  buyWork: (workId: number) => `/payment?item_id=${workId}`,
  /** Orders codes to give away. */
  buyGifts: (workId: number, seats: number) => `/payment?item_id=${workId}&seats=${seats}`,
  /** Orders a place in a group, or in a new one (`NEW`). */
  buyInGroup: (workId: number, group: string) =>
    `/payment?item_id=${workId}&group=${encodeURIComponent(group)}`,
}
