/** Plain addresses, for features of every group. */
export const orderPaths = {
  /** All, or those in one state. */
  list: (status?: number) => (status === undefined ? '/order' : `/order?status=${status}`),
  purchased: '/purchasedCourses',
  payment: (orderId: number) => `/payment?order_id=${orderId}`,
  /** Orders a work on arrival, or finds the order of it that waits to be paid. */
  buyWork: (workId: number) => `/payment?item_id=${workId}`,
}
