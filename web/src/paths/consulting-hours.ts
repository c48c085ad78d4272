export const consultingPaths = { hours: '/consultingHours' }
