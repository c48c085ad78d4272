export const messageSettingPaths = { settings: '/messageSetting' }
