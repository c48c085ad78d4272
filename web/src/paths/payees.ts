export const payeePaths = { info: '/withdrawalInfo' }
