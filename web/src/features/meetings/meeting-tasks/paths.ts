const guestPath = '/guestShareEditPage'

export const meetingTaskPaths = {
  sheet: (taskId: number) => `/confirmation?id=${taskId}`,
  guestPath,
  guest: (taskId: number, tcode: string) =>
    `${guestPath}?${new URLSearchParams({ id: String(taskId), ...(tcode && { tcode }) }).toString()}`,
}
