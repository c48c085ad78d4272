const guestPath = '/guestShareEditPage'

export const expertSheetPaths = {
  sheet: (taskId: number) => `/confirmation?id=${taskId}`,
  guestPath,
  guest: (taskId: number, tcode: string) =>
    `${guestPath}?${new URLSearchParams({ id: String(taskId), ...(tcode && { tcode }) }).toString()}`,
}
