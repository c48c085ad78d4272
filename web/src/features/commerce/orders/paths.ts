/** Plain addresses, for features of every group. */
export const orderPaths = {
  list: () => '/order',
  payment: (orderId: number) => `/payment?order_id=${orderId}`,
  /** Orders a work on arrival, or finds the order of it that waits to be paid. */
  buyWork: (workId: number) => `/payment?item_id=${workId}`,
}
