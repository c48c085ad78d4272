export const expertDutyPaths = {
  ownSheets: '/taskOrders',
}
