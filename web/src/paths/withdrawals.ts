export const withdrawalPaths = { claim: '/withdrawal' }
