export const billPaths = { list: '/bill', detail: (billId: number) => `/billDetail?id=${billId}` }
